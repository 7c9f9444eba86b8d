import { router } from '../app';
import { createTable, type NewTable } from '../table';

/** Set up a table as the player of this browser, and go there. */
export async function startGame(wish: NewTable, name?: string): Promise<void> {
  router.go(`/table/${await createTable(wish, name)}`);
}
