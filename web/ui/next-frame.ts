/**
 * After the next frame: a press is seen before dear work begins. A modal dialog has the browser style the whole page
 * anew, a tenth of a second on a slow phone.
 */
export const nextFrame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
