import type { IncomingMessage } from 'node:http';
import type { AnswerFromMemory, HeaderReader } from '#server/http/answer/answer.ts';
import type { Pages } from './pages.ts';

/**
 * Answers a GET whose page is ready in memory, before routing and without a `Request` or `Response` (decision 0016).
 * Everything else, including unreadable requests, is left to the app.
 */
export function answerFromMemory({ peek }: Pick<Pages, 'peek'>): AnswerFromMemory {
  return (request, response) => {
    if (request.method !== 'GET' || hasBody(request)) return false;
    const header: HeaderReader = (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const ready = peekSafely(request.url ?? '', header, request.socket.remoteAddress ?? '');
    if (!ready) return false;
    if (ready.view) ready.view.count += 1;
    response.writeHead(ready.answer.status, ready.answer.head);
    response.end(ready.answer.body ?? undefined);
    return true;
  };

  /** An error here occurs again in the app, which answers and reports it. */
  function peekSafely(...args: Parameters<Pages['peek']>) {
    try {
      return peek(...args);
    } catch {
      return null;
    }
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}
