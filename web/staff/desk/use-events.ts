import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type DeskEvent, deskEvent, deskOverview, deskPaths } from '#contract/staff/desk.ts';
import { useRootData } from '#web/root-data.ts';
import { backgroundHeaders, isExpired } from '#web/staff/api/call.ts';
import { type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';

const firstPause = 1000;
const longestPause = 30_000;
/** Milliseconds without a sign of life (the server gives one every 15 s) after which a stream counts as broken. */
const silence = 45_000;

/** What may have happened while nobody listened, and is not told afterwards. */
const unheard: readonly DeskEvent[] = [{ leads: true }, { erased: true }];

/** How much further back changes are asked for than the last sign of life, because clocks differ. */
const margin = 60_000;

/**
 * Listens to what is new on the server as long as the component lives and its page is in sight: browsers keep few
 * connections to one server, and many open pages would use them up. Read by fetch, because EventSource can carry no
 * bearer token but in its address. A stream that breaks is opened again after a pause that doubles up to half a minute;
 * what happened meanwhile is told then.
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
        await inSight(over.signal);
        const began = Date.now();
        const url = `${apiUrl}${deskPaths.events}${heard ? `?since=${heard - margin}` : ''}`;
        const round = new AbortController();
        const signal = AbortSignal.any([over.signal, round.signal]);
        document.addEventListener('visibilitychange', () => document.hidden && round.abort(), { signal });
        const ended = await readStream(url, api.token(), signal, (event) => {
          if (event === 'open' && heard) for (const missed of unheard) notify(missed);
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

/** Whether the session has: the call says so to the dashboard, which opens the login. Or it has another token now. */
const hasEnded = (api: StaffApi): Promise<boolean> =>
  api.get(deskPaths.overview, deskOverview, { background: true }).then(() => false, isExpired);

/** Resolves when the page is in sight. */
function inSight(signal: AbortSignal): Promise<void> {
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
      for (const event of events)
        if (event.startsWith('data: ')) notify(v.parse(deskEvent, JSON.parse(event.slice(6))));
    }
  } catch {
    // Broken off, by either side; the caller tries again.
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
