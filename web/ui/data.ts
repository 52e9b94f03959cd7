/**
 * What the server wrote into a `data-` attribute as JSON. Its type is what the component wrote that made the element:
 * both are of one build.
 * @throws SyntaxError where there is nothing
 */
export function dataOf<T>({ dataset }: HTMLElement, name: string): T {
  const value: T = JSON.parse(dataset[name] ?? '');
  return value;
}
