import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import { type DeskEvent, deskEvent, deskOverview, deskPaths } from '#contract/staff/desk.ts';
import { useRootData } from '#web/root-data.ts';
import { backgroundHeaders, isExpired } from '#web/staff/api/call.ts';
import { type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';

const firstPause = 1000;
const longestPause = 30_000;
/** Milliseconds without data after which the stream counts as broken; the server sends a sign of life every 15 s. */
const silence = 45_000;

/** What may have happened while the stream was broken and is not replayed. */
const missedEvents: readonly DeskEvent[] = [{ leads: true }, { erased: true }];

/**
 * Milliseconds subtracted from the time of the last sign of life when asking for missed changes, because clocks differ.
 */
const margin = minute;

/**
 * Subscribes to the server's events while the component is mounted and its page visible: browsers allow few connections
 * to one server, and many open pages would use them up. Reads the stream with fetch, because EventSource can send a
 * bearer token only in the URL. A broken stream is reopened after a pause that doubles up to half a minute; the server
 * then reports what was missed.
 */
export function useDeskEvents(onEvent: (event: DeskEvent) => void): void {
  const { api } = useStaff();
  const { apiUrl } = useRootData();
  const notify = useEffectEvent(onEvent);

  useEffect(() => {
    const over = new AbortController();
    void (async () => {
      let pause = firstPause;
      let heard = 0;
      while (!over.signal.aborted) {
        await whenVisible(over.signal);
        const began = Date.now();
        const url = `${apiUrl}${deskPaths.events}${heard ? `?since=${heard - margin}` : ''}`;
        const round = new AbortController();
        const signal = AbortSignal.any([over.signal, round.signal]);
        document.addEventListener('visibilitychange', () => document.hidden && round.abort(), { signal });
        const ended = await readStream(url, api.token(), signal, (event) => {
          if (event === 'open' && heard) for (const missed of missedEvents) notify(missed);
          if (event !== 'open' && event !== 'alive') notify(event);
          heard = Date.now();
        });
        if (over.signal.aborted) return;
        if (ended === 'expired' && (await hasEnded(api))) return;
        if (round.signal.aborted) continue;
        round.abort();
        pause = Date.now() - began > silence ? firstPause : Math.min(longestPause, pause * 2);
        await rest(pause, over.signal);
      }
    })();
    return () => over.abort();
  }, [api, apiUrl]);
}

/**
 * Whether the session has ended; if so, the call itself makes the dashboard open the login. Otherwise the token was
 * replaced.
 */
const hasEnded = (api: StaffApi): Promise<boolean> =>
  api.get(deskPaths.overview, deskOverview, { background: true }).then(() => false, isExpired);

/** Resolves when the page is visible. */
function whenVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function readStream(
  url: string,
  token: string,
  signal: AbortSignal,
  notify: (event: DeskEvent | 'open' | 'alive') => void,
): Promise<'broken' | 'expired'> {
  const broken = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => broken.abort(), silence);
  };
  try {
    alive();
    const answer = await fetch(url, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}`, ...backgroundHeaders },
      signal: AbortSignal.any([signal, broken.signal]),
    });
    if (answer.status === 401) return 'expired';
    if (!answer.ok || !answer.body) return 'broken';
    notify('open');
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      alive();
      notify('alive');
      text += read.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        // After an update the server may send kinds that an open tab does not know.
        const known = v.safeParse(deskEvent, JSON.parse(event.slice(6)));
        if (known.success) notify(known.output);
      }
    }
  } catch {
    // Closed by either side; the caller tries again.
  } finally {
    clearTimeout(timer);
  }
  return 'broken';
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
