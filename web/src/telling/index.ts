/** Sentences and names that several pages use, in the reader's language. */
export { facesOf } from './dominoes';
export { capital, listed, namesFirst, namesInside, together } from './joining';
export { sentenceOfEntry } from './log';
export { botInRecord, botName, botOn, botsFor, FACES, levelName, strengthOf, type Bot } from './bots';
export { calledAs, colourOf, nameOfSeat, playerName, playerWithLevel, toldApart } from './names';
export { attempt, reason, sentence } from './refusals';
export { formula, inOrder, scoredOutlines, shares, sorted, tieOf, type Tie } from './results';
export { ago, clockOf, clockText, othersAt, playersOf, resultOf, stateOf, termsOf } from './tables';
export { hintSentence } from './advice';
