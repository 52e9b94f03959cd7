/** How far the drawing reaches beyond the chart, in pixels: the cloud begins 40 above it and drifts. */
const around = 56;
/** Pixels of the canvas a pixel of the page at most: a phone without a graphics chip draws each of them. */
const mostDensity = 1.5;

/** Edges in CSS pixels from the upper left corner of the stage. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Where things lie on the stage, measured by the page for a drawing that cannot see it. */
export type Scene = {
  /** The chart in which the ideas end. */
  box: Box;
  /** What the canvas covers: no more than is drawn on, the whole stage is three times as large. */
  drawn: Box;
  /** Lines of text that are kept free, those marked `data-clear`. */
  texts: Box[];
  /** Pixels of the canvas a CSS pixel. */
  density: number;
};

export function measureScene(stage: HTMLElement, field: HTMLElement): Scene {
  const outer = stage.getBoundingClientRect();
  const inStage = (rect: DOMRect): Box => ({
    left: rect.left - outer.left,
    top: rect.top - outer.top,
    right: rect.right - outer.left,
    bottom: rect.bottom - outer.top,
  });
  const box = inStage(field.getBoundingClientRect());
  return {
    box,
    drawn: {
      left: Math.max(0, box.left - around),
      top: Math.max(0, box.top - around),
      right: Math.min(outer.width, box.right + around),
      bottom: Math.min(outer.height, box.bottom + around),
    },
    texts: [...stage.querySelectorAll('[data-clear]')].flatMap((text) => [...text.getClientRects()].map(inStage)),
    density: Math.min(mostDensity, window.devicePixelRatio || 1),
  };
}
