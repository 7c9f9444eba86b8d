export function rawLengths(source: string, options?: { component?: boolean }): string[];
