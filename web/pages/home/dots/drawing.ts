import { allIdeas, mostWeeks, numbersFrom, payOffHours, xOf, yOf } from '#contract/calculation/candidates.ts';
import type { Box, Scene } from './scene.ts';

/**
 * Start of each step in seconds: axes, movement to the final positions, line, fading of what is below it, first idea.
 */
const acts = { axes: 2, travel: 2.3, line: 4.1, fade: 4.7, first: 5.2, end: 6.2 };
/** Ideas closer together than this are linked, in CSS pixels (spec section 9, as is the number of ideas). */
export const linkDistance = 100;
/** Minimum distance between the cloud and any text, in pixels. */
const clear = 26;
/** Links are grouped into this many shades, one stroke each: hundreds of strokes would take most of a frame. */
const shades = 16;
const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };

type Point = { x: number; y: number };
type Dot = { id: string | null; from: Point; to: Point; at: Point; phase: number; delay: number };

/** Commands to a drawing. */
export type Wish =
  | 'play'
  | 'pause'
  /** Restarts from the beginning. */
  | 'again'
  /** Shows the final state immediately. */
  | 'rest';

export type Drawing = Record<Wish, () => void> & {
  /** Sets the geometry, initially and after every change. */
  lay(scene: Scene): void;
};

/** Progress of the animation, reported on change; at `end` the page's own chart takes over. */
export type Step = 1 | 2 | 3 | 4 | 'end';

const share = (value: number) => Math.max(0, Math.min(1, value));
const ease = (value: number) => 1 - (1 - share(value)) ** 3;

/**
 * Animates how eighty ideas are ordered by effort and benefit: a linked cloud, axes, each idea moving to its place, the
 * pay-off line, the ideas below it fading, the best one highlighted. Draws nothing until `lay` and then `play` or
 * `rest` is called. Does not need a document, so that it can run in a worker.
 */
export function createDrawing(canvas: OffscreenCanvas, tell: (step: Step) => void): Drawing | null {
  const pen = canvas.getContext('2d');
  return pen && drawWith(pen, canvas, tell);
}

function drawWith(
  pen: OffscreenCanvasRenderingContext2D,
  canvas: OffscreenCanvas,
  tell: (step: Step) => void,
): Drawing {
  const ideas = allIdeas();
  let dots: Dot[] = [];
  let { box, drawn }: Pick<Scene, 'box' | 'drawn'> = { box: nowhere, drawn: nowhere };
  let time = 0;
  let before = 0;
  let frame = 0;
  let reached: Step | null = null;
  const x = (weeks: number) => box.left + (xOf(weeks) / 100) * (box.right - box.left);
  const y = (hours: number) => box.top + (yOf(hours) / 100) * (box.bottom - box.top);

  function lay(scene: Scene) {
    ({ box, drawn } = scene);
    canvas.width = Math.round((drawn.right - drawn.left) * scene.density);
    canvas.height = Math.round((drawn.bottom - drawn.top) * scene.density);
    pen.setTransform(scene.density, 0, 0, scene.density, -drawn.left * scene.density, -drawn.top * scene.density);
    dots = scatter(scene.texts);
    if (time === acts.end) rest();
    else if (time > 0) draw();
  }

  /** Initial positions: clear of texts, and as far from each other as a few random tries allow. */
  function scatter(texts: readonly Box[]): Dot[] {
    const next = numbersFrom(97);
    const taken = ({ x, y }: Point) =>
      texts.some((t) => x > t.left - clear && x < t.right + clear && y > t.top - clear && y < t.bottom + clear);
    const placed: Dot[] = [];
    for (const { id, weeks, hours } of ideas) {
      const to = { x: x(weeks), y: y(hours) };
      let from = to;
      let furthest = -1;
      for (let tries = 0; tries < 24; tries++) {
        const point = {
          x: box.left + next() * (box.right - box.left),
          y: box.top - 40 + next() * (box.bottom - box.top + 40),
        };
        if (taken(point)) continue;
        const nearest = Math.min(999, ...placed.map((dot) => Math.hypot(dot.from.x - point.x, dot.from.y - point.y)));
        if (nearest > furthest) [furthest, from] = [nearest, point];
      }
      placed.push({ id, from, to, at: { ...from }, phase: next() * Math.PI * 2, delay: next() * 0.6 });
    }
    return placed;
  }

  function line(from: Point, to: Point, part: number, style: string, dash: number[] = []) {
    if (part <= 0) return;
    pen.strokeStyle = style;
    pen.setLineDash(dash);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    pen.stroke();
  }

  function drawAxes() {
    const origin = { x: box.left, y: box.bottom };
    const axes = ease((time - acts.axes) / 0.6);
    pen.lineWidth = 1.5;
    line(origin, { x: box.right, y: box.bottom }, axes, 'rgb(255 255 255 / 0.4)');
    line(origin, { x: box.left, y: box.top }, axes, 'rgb(255 255 255 / 0.4)');
    line(
      { x: x(0), y: y(payOffHours(0)) },
      { x: x(mostWeeks), y: y(payOffHours(mostWeeks)) },
      ease((time - acts.line) / 0.6),
      '#9db0ff',
      [2, 5],
    );
  }

  /** Pairs of ideas that are close to each other, grouped by the shade of their link. */
  function linksByShade(fade: number): [Point, Point][][] {
    const cloud = share(1 - (time - acts.axes));
    const links = Array.from({ length: shades + 1 }, (): [Point, Point][] => []);
    dots.forEach((a, index) => {
      for (const b of dots.slice(index + 1)) {
        const distance = Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
        const most = a.id && b.id ? 0.3 * (1 - fade) + cloud * 0.3 : 0.05 * (1 - fade) + cloud * 0.6;
        if (distance >= linkDistance || most < 0.01) continue;
        links[Math.ceil(most * (1 - distance / linkDistance) * shades)]?.push([a.at, b.at]);
      }
    });
    return links;
  }

  function drawLinks(fade: number) {
    pen.lineWidth = 1;
    pen.setLineDash([]);
    for (const [shade, pairs] of linksByShade(fade).entries()) {
      if (pairs.length === 0) continue;
      pen.strokeStyle = `rgb(157 176 255 / ${shade / shades})`;
      pen.beginPath();
      for (const [a, b] of pairs) {
        pen.moveTo(a.x, a.y);
        pen.lineTo(b.x, b.y);
      }
      pen.stroke();
    }
  }

  function draw() {
    pen.clearRect(drawn.left, drawn.top, drawn.right - drawn.left, drawn.bottom - drawn.top);
    drawAxes();
    for (const dot of dots) {
      const way = ease((time - acts.travel - dot.delay) / 1.2);
      const drift = 7 * (1 - way);
      dot.at.x = dot.from.x + (dot.to.x - dot.from.x) * way + Math.sin(time * 0.8 + dot.phase) * drift;
      dot.at.y = dot.from.y + (dot.to.y - dot.from.y) * way + Math.cos(time * 0.7 + dot.phase) * drift;
    }
    const fade = ease((time - acts.fade) / 0.5);
    drawLinks(fade);
    dots.forEach(({ id, at }, index) => {
      const first = index === 0 ? ease((time - acts.first) / 0.3) : 0;
      pen.globalAlpha = id ? 1 : 0.85 - 0.5 * fade;
      pen.fillStyle = first > 0.5 ? '#ff7a59' : id ? '#dfe5ff' : '#b9c3e2';
      pen.beginPath();
      pen.arc(at.x, at.y, id ? 2.2 + 2.2 * fade + 2.6 * first : 2, 0, Math.PI * 2);
      pen.fill();
    });
    pen.globalAlpha = 1;
  }

  function tellOf(now: Step) {
    if (reached !== now) tell(now);
    reached = now;
  }

  function step(now: number) {
    // Limits the first step after a pause, so that nothing jumps.
    time = Math.min(acts.end, time + Math.min(0.05, (now - before) / 1000));
    before = now;
    draw();
    tellOf(time < acts.axes ? 1 : time < acts.line ? 2 : time < acts.first ? 3 : 4);
    if (time < acts.end) {
      frame = requestAnimationFrame(step);
      return;
    }
    frame = 0;
    rest();
    tellOf('end');
  }

  /** Final state: the page itself shows the axes and the named ideas. */
  function rest() {
    time = acts.end;
    pen.clearRect(drawn.left, drawn.top, drawn.right - drawn.left, drawn.bottom - drawn.top);
    pen.globalAlpha = 0.35;
    pen.fillStyle = '#b9c3e2';
    for (const { id, to } of dots) {
      if (id) continue;
      pen.beginPath();
      pen.arc(to.x, to.y, 2, 0, Math.PI * 2);
      pen.fill();
    }
    pen.globalAlpha = 1;
  }

  return {
    lay,
    play() {
      if (frame || time >= acts.end) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    pause() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
    rest,
    again() {
      time = 0;
    },
  };
}
