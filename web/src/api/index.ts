/** The server over HTTP: who plays here, lists, scores. Refusals are codes with facts, told by the catalogues. */
export { guest, friendlyName, isUnknown, KEY as GUEST_KEY, type Me } from './guest.svelte';
export { gameOf, lobby, myGames, myTables, recordOf, replayed, score, tableOf, verify } from './questions';
export { dashed, Refusal, sentenceOf, spoken, squareName, UNREACHABLE } from './refusal';
export * from './shapes';
