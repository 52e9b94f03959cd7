/**
 * Parses the JSON that the server wrote into a `data-` attribute. The type is not checked: it is that of the component
 * which rendered the element, and both are of the same build.
 * @throws SyntaxError if the attribute is missing
 */
export function dataOf<T>({ dataset }: HTMLElement, name: string): T {
  const value: T = JSON.parse(dataset[name] ?? '');
  return value;
}
