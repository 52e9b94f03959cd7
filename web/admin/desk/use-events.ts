import { useEffect, useRef } from 'react';
import { type DeskEvent, deskPaths } from '#contract/desk.ts';
import { useRootData } from '../../root-data.ts';
import { backgroundHeaders, isExpired } from '../api.ts';
import { useStaff } from '../staff-context.ts';

const firstPause = 1000;
const longestPause = 30_000;
/** Milliseconds without a sign of life (the server gives one every 15 s) after which a stream counts as broken. */
const silence = 45_000;

/**
 * Listens to what is new on the server as long as the component lives. Read by fetch, because EventSource can carry no
 * bearer token but in its address. A stream that breaks is opened again after a pause that doubles up to half a minute;
 * `onEvent` is then told of new leads, because some may have come meanwhile.
 */
export function useDeskEvents(onEvent: (event: DeskEvent) => void): void {
  const { api, session } = useStaff();
  const { apiUrl } = useRootData();
  const tell = useRef(onEvent);
  tell.current = onEvent;

  useEffect(() => {
    const abort = new AbortController();
    const url = apiUrl + deskPaths.events;
    void (async () => {
      let pause = firstPause;
      let again = false;
      while (!abort.signal.aborted) {
        const began = Date.now();
        const ended = await readStream(
          url,
          session.token,
          abort.signal,
          (event) => tell.current(event),
          () => {
            if (again) tell.current({ leads: true });
            again = true;
          },
        );
        if (abort.signal.aborted) return;
        // The next ordinary call says so to whoever is there; asking on would only fill the server's log.
        if (ended === 'expired') return void api.call(deskPaths.overview, { background: true }).catch(isExpired);
        pause = Date.now() - began > silence ? firstPause : Math.min(longestPause, pause * 2);
        await rest(pause, abort.signal);
      }
    })();
    return () => abort.abort();
  }, [api, apiUrl, session.token]);
}

async function readStream(
  url: string,
  token: string,
  signal: AbortSignal,
  tell: (event: DeskEvent) => void,
  onOpen: () => void,
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
    onOpen();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      alive();
      text += read.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) tell(JSON.parse(event.slice(6)) as DeskEvent);
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
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
