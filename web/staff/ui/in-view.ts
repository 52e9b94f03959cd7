/** A ref that scrolls an element into view when it appears: a fixed bar may cover the lower edge. */
export const inView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
