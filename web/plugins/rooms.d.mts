import type { Linter } from 'eslint';

export declare const rooms: Linter.Config[];
