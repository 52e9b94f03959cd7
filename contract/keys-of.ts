/** The names of a map's members, by the names that its type has. */
export function keysOf<T extends object>(map: T): (keyof T & string)[] {
  return Object.keys(map).filter((name): name is keyof T & string => Object.hasOwn(map, name));
}
