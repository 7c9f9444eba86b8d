/** Sentences and names that several pages use, in the reader's language. */
export { facesOf } from './dominoes';
export { capital, listed, together } from './joining';
export { told } from './log';
export { calledAs, colourOf, nameOfSeat, playerName, toldApart } from './names';
export { reason, sentence } from './refusals';
export { formula, inOrder, shares, sorted, tieOf, type Tie } from './results';
export { ago, clockOf, clockText, othersAt, playersOf, resultOf, stateOf, termsOf } from './tables';
