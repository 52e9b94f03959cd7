/** Whether the free times are shown as a list that needs no scripts, and where they are. */
export type ListView = { shown: boolean; href: string };

const parameter = 'view';
const list = 'list';

/** The list stands at an address of its own: what a calendar cannot do whose scripts never come, a link can. */
export function listViewOf({ pathname, searchParams }: URL): ListView {
  const query = new URLSearchParams(searchParams);
  query.set(parameter, list);
  return { shown: searchParams.get(parameter) === list, href: `${pathname}?${query}` };
}
