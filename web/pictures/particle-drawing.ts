/** Number of particles, and the longest link in CSS pixels (spec section 9). */
export const particleCount = 80;
export const linkDistance = 100;

type Particle = { x: number; y: number; dx: number; dy: number };

/** Pixels a second; slow enough to stay behind the words. */
const speed = 14;
/** Every so many-th particle is warm. */
const warmEvery = 13;

export type Drawing = { play(): void; pause(): void; stop(): void };

/**
 * Draws the particle network on a canvas, sized to its element, at twice the pixel density at most. Draws one
 * still frame at once; `play` moves it, `pause` holds it, `stop` ends all observation.
 */
export function startDrawing(canvas: HTMLCanvasElement): Drawing | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  let width = 0;
  let height = 0;
  let frame = 0;
  let before = 0;
  const particles: Particle[] = Array.from({ length: particleCount }, () => {
    const angle = Math.random() * Math.PI * 2;
    return { x: Math.random(), y: Math.random(), dx: Math.cos(angle) * speed, dy: Math.sin(angle) * speed };
  });

  function resize() {
    const density = Math.min(2, window.devicePixelRatio || 1);
    const wide = canvas.clientWidth;
    const high = canvas.clientHeight;
    if (wide === 0 || high === 0) return;
    for (const particle of particles) {
      particle.x *= wide / (width || 1);
      particle.y *= high / (height || 1);
    }
    width = wide;
    height = high;
    canvas.width = Math.round(wide * density);
    canvas.height = Math.round(high * density);
    context?.setTransform(density, 0, 0, density, 0, 0);
    draw();
  }

  function draw() {
    if (!context) return;
    context.clearRect(0, 0, width, height);
    context.lineWidth = 1;
    particles.forEach((a, index) => {
      for (const b of particles.slice(index + 1)) {
        const distance = Math.hypot(a.x - b.x, a.y - b.y);
        if (distance >= linkDistance) continue;
        context.strokeStyle = `rgb(157 176 255 / ${0.42 * (1 - distance / linkDistance)})`;
        context.beginPath();
        context.moveTo(a.x, a.y);
        context.lineTo(b.x, b.y);
        context.stroke();
      }
    });
    particles.forEach((particle, index) => {
      const warm = index % warmEvery === 0;
      context.fillStyle = warm ? '#ff7a59' : 'rgb(200 210 255 / 0.85)';
      context.beginPath();
      context.arc(particle.x, particle.y, warm ? 3 : 1.7, 0, Math.PI * 2);
      context.fill();
    });
  }

  function step(now: number) {
    // After a pause the first step is short, so nothing jumps.
    const seconds = Math.min(0.05, (now - before) / 1000);
    before = now;
    for (const particle of particles) {
      particle.x += particle.dx * seconds;
      particle.y += particle.dy * seconds;
      if (particle.x < 0 || particle.x > width) particle.dx = Math.abs(particle.dx) * (particle.x < 0 ? 1 : -1);
      if (particle.y < 0 || particle.y > height) particle.dy = Math.abs(particle.dy) * (particle.y < 0 ? 1 : -1);
    }
    draw();
    frame = requestAnimationFrame(step);
  }

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);
  resize();
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    play() {
      if (frame === 0) frame = requestAnimationFrame(step);
    },
    pause,
    stop() {
      pause();
      observer.disconnect();
    },
  };
}
