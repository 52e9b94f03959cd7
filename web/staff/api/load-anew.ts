import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Reloads all queries whose keys begin with `queryKey`, because their data was changed. A first load still in flight
 * was requested before the change, and invalidating alone would accept its result.
 */
export async function loadAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
