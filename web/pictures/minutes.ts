import { whenNear } from '#web/ui/when-near.ts';

/**
 * Shows the current time of a zone (`data-zone`), updated every minute: as text (`data-time`, with placeholder {time}),
 * or as a line in a drawing whose width is the hours from `data-from` to `data-to`. The server's HTML is cached for
 * days and does not contain it. Starts when the element comes near the viewport: the first use of a time zone takes a
 * tenth of a second on a slow phone.
 */
export function startMinutes(element: HTMLElement | SVGElement): () => void {
  const { zone, time, from = '0', to = '24' } = element.dataset;
  const show = (clock: string) => {
    if (time !== undefined) {
      element.textContent = time.replace('{time}', clock);
      return;
    }
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const part = (hours + minutes / 60 - Number(from)) / (Number(to) - Number(from));
    element.classList.toggle('invisible', part <= 0 || part >= 1);
    for (const line of element.children)
      for (const name of line.tagName === 'line' ? ['x1', 'x2'] : ['x'])
        line.setAttribute(name, `${(part * 100).toFixed(2)}%`);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = whenNear(element, () => {
    const format = new Intl.DateTimeFormat('de', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    const showNow = () => show(format.format(Date.now()));
    showNow();
    timer = setInterval(showNow, 60_000);
  });
  return () => {
    stop();
    clearInterval(timer);
  };
}
