/** A file of the package that is not text, in base64. */
declare module '*.bin' {
  const content: string;
  export default content;
}
