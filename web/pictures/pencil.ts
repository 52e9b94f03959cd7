export type Point = readonly [x: number, y: number];

/** A hand-drawn ellipse: slightly more than one turn, never closed. */
export function ring(radiusX: number, radiusY: number): Point[] {
  return Array.from({ length: 40 }, (_, index) => {
    const part = index / 39;
    const angle = -2.2 + part * Math.PI * 2.2;
    const drift = 1 + (part - 0.5) * 0.2 + Math.sin(part * 9 + 7) * 0.02;
    const x = Math.cos(angle) * radiusX * drift;
    const y = Math.sin(angle) * radiusY * drift;
    return [x + y * 0.17, y - x * 0.17 * (radiusY / radiusX) + (part - 0.5) * 3];
  });
}

/** The centre line of a stroke, as path data. */
export function centre(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join('L')}`;
}

/**
 * The outline of a stroke as path data of a closed shape, wider where the pencil presses; `width` is at full pressure.
 */
export function outline(points: readonly Point[], width: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const part = index / (points.length - 1);
    const pressure =
      Math.min(1, part * 9 + 0.35) * Math.min(1, (1 - part) * 7 + 0.2) * (0.84 + 0.16 * Math.sin(part * 13));
    const half = (width * pressure) / 2;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  return `${centre([...left, ...right])}Z`;
}
