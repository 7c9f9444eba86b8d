/** Where the page is: its own address in the browser. */
export const address = {
  get origin(): string {
    return location.origin;
  },
  get path(): string {
    return location.pathname;
  },
  get search(): string {
    return location.search;
  },
  /** What stands behind the `#`. */
  get fragment(): string {
    return location.hash.slice(1);
  },
  /** Load the page anew. */
  reload: (): void => location.reload(),
};
