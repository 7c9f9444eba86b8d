export function rawLengths(source: string, options?: { component?: boolean }): string[];
export function rawConditions(source: string): string[];
