/** The server over HTTP: who plays here, lists, scores. Refusals are codes with facts, told by the catalogues. */
export { guest, isUnknown, KEY as GUEST_KEY, nameIdeas, type Me } from './guest.svelte';
export { bestOfPuzzle, puzzleOf, puzzles, tryPuzzle, whyNotInPuzzle } from './puzzles';
export {
  calendarOf,
  dayResult,
  dayTable,
  gameOf,
  invitationTo,
  lobby,
  myGallery,
  myGames,
  myStatistics,
  myTables,
  openToNetwork,
  bringInGames,
  recordOf,
  savedGames,
  fetchRecord,
  replayed,
  replaysOf,
  resultsFile,
  score,
  shareReplays,
  tableOf,
  today,
  verify,
  type WhichGames,
} from './questions';
export {
  leaveReview,
  positionOf,
  resumeReview,
  reviewedGame,
  reviewGame,
  reviewOf,
  reviewRecord,
  tryMove,
} from './reviews';
export { Refusal, UNREACHABLE } from '../backend';
export { dashed, sentenceOf, spoken } from './refusal';
export * from './shapes';
