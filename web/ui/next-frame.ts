/**
 * Resolves after the next frame, so that a pressed state is painted before expensive work. Opening a modal dialog, for
 * example, recalculates the styles of the whole page: a tenth of a second on a slow phone.
 */
export const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
