import type { EngineState } from './talk';

/** How far the engine of the page is; null where a server plays. */
class Engine {
  state = $state.raw<EngineState | null>(null);
  /** Try to fetch again what could not be fetched. */
  again: () => void = () => undefined;
}

export const engine = new Engine();
