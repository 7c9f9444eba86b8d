import { address } from '../backend';

/** How many letters the code of a table has. */
export const LENGTH = 5;

/** Letters that codes never have, and what people mean by them. */
const MEANT: Readonly<Record<string, string>> = { '0': 'O', '1': 'L', I: 'L', '|': 'L' };

/** What somebody typed or pasted as a code: a whole link, small letters, blanks and look-alikes are understood. */
export function readCode(text: string): string {
  const link = /\/(?:join|table)\/([A-Za-z0-9]{5})(?![A-Za-z0-9])/.exec(text);
  const letters = (link?.[1] ?? text)
    .toUpperCase()
    .normalize('NFD')
    .replace(/[^A-Z0-9|]/g, '');
  return [...letters]
    .map((letter) => MEANT[letter] ?? letter)
    .join('')
    .slice(0, LENGTH);
}

/** The address that invites to a table. */
export const invitation = (code: string): string => `${address.origin}/join/${code}`;
