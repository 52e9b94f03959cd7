/** Builds web bundle and server into build/ with this Node, unless they were built from exactly these sources. */
export function buildIfChanged(node: string): void;
