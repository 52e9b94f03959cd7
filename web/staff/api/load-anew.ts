import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads anew what is kept under keys that begin with `queryKey`, because it was changed. A first answer that is under
 * way was asked for before that: invalidating alone would be content with it.
 */
export async function loadAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
