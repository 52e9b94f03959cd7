/** Whether the free times are shown as a list that needs no scripts, and the URL of that view. */
export type ListView = { shown: boolean; href: string };

const parameter = 'view';
const list = 'list';

/** The list has its own URL, so that a plain link reaches it even if the calendar's scripts never load. */
export function listViewOf({ pathname, searchParams }: URL): ListView {
  const query = new URLSearchParams(searchParams);
  query.set(parameter, list);
  return { shown: searchParams.get(parameter) === list, href: `${pathname}?${query}` };
}
