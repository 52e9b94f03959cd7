/** Runs `work` for all items, four at a time: pages that wait for their network leave the CPU to others. */
export async function sideBySide<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, next));
}
