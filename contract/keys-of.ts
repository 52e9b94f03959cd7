/** `Object.keys`, typed with the keys of the map. */
export function keysOf<T extends object>(map: T): (keyof T & string)[] {
  return Object.keys(map).filter((name): name is keyof T & string => Object.hasOwn(map, name));
}
