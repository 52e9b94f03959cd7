/** A ref that brings an element into view when it appears: below it something may stand fixed. */
export const inView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });
