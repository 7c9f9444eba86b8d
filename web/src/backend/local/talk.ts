/** What a page and its worker say to each other. Connections and questions are numbered by the page. */
export type ToWorker =
  | { readonly kind: 'open'; readonly connection: number }
  | { readonly kind: 'close'; readonly connection: number }
  | { readonly kind: 'say'; readonly connection: number; readonly text: string }
  | {
      readonly kind: 'ask';
      readonly question: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
      readonly secret: string;
    }
  /** Try to fetch again what could not be fetched. */
  | { readonly kind: 'again' };

export type ToPage =
  | { readonly kind: 'opened'; readonly connection: number }
  | { readonly kind: 'closed'; readonly connection: number }
  | { readonly kind: 'said'; readonly connection: number; readonly text: string }
  | { readonly kind: 'answer'; readonly question: number; readonly status: number; readonly body: string }
  | { readonly kind: 'state'; readonly state: EngineState };

/** How far the game's engine is. `kept`: whether games survive this tab; why not, where they do not. */
export type EngineState =
  | { readonly stage: 'fetching'; readonly done: number; readonly total: number }
  | { readonly stage: 'starting' }
  | { readonly stage: 'ready'; readonly kept: Kept }
  /** Part of it could not be fetched, or it does not run in this browser. */
  | { readonly stage: 'failed'; readonly why: 'network' | 'browser' };

/** `full`: the browser has no room; `refused`: it keeps nothing for this page, as in a private window. */
export type Kept = 'yes' | 'full' | 'refused';
