const longestKey = 300;
const mostKeys = 1000;

/**
 * Memoises a function, because one visit makes many requests from one browser. It clears the cache when it holds a
 * thousand entries, and does not cache keys of over 300 characters, so that strangers cannot fill the memory.
 */
export function memoise<T>(answer: (key: string) => T): (key: string) => T {
  const known = new Map<string, { answer: T }>();
  return (key) => {
    if (key.length > longestKey) return answer(key);
    let found = known.get(key);
    if (!found) {
      if (known.size >= mostKeys) known.clear();
      found = { answer: answer(key) };
      known.set(key, found);
    }
    return found.answer;
  };
}
