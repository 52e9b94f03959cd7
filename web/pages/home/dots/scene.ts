/** Margin of the drawing around the chart in pixels: the cloud starts up to 40 px above it and drifts. */
const around = 56;
/** Maximum number of canvas pixels per CSS pixel, because a phone without a GPU has to compute each of them. */
const mostDensity = 1.5;

/** Edges in CSS pixels, relative to the top left corner of the stage. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Geometry of the stage, measured by the page for a drawing without access to the DOM. */
export type Scene = {
  /** The chart in which the ideas end. */
  box: Box;
  /** Area of the canvas, limited to what is drawn on: the whole stage is three times as large. */
  drawn: Box;
  /** Lines of text to keep clear of, marked `data-clear`. */
  texts: Box[];
  /** Canvas pixels per CSS pixel. */
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
