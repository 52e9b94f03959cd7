import { hash } from 'node:crypto';
import { type Answer, type HeaderReader, toResponse } from '#server/http/answer/answer.ts';
import { compress, type Encoded, type Encoding, pickEncoding } from '#server/http/answer/compression.ts';

export type RenderedPage = { status: number; html: string; headers: Record<string, string> };

/** An answer that is sent many times; `head` has its headers in the form for Node's `writeHead`, built once. */
export type ReadyAnswer = Answer & { head: string[] };

/** A rendered page, ready to be sent. */
type CachedPage = {
  status: number;
  etag: string;
  answers: Record<Encoding | 'unchanged', ReadyAnswer>;
  /** Replaces the answers by those with the best compression. */
  settle: () => Promise<void>;
  settling: boolean;
  /** True once the best compression is in place. */
  settled: boolean;
};

/** Maximum number of cached pages: room for all paths in both languages with their few variants. Eviction is LRU. */
const maxPages = 600;

/**
 * Caches rendered pages by key, in memory. Concurrent requests for a page render it once. It is first sent with a fast
 * compression; the best one, which takes more time than everything else, is made only for pages that are requested
 * again.
 */
export class PageCache {
  #pages = new Map<string, Promise<CachedPage>>();
  #ready = new Map<string, CachedPage>();
  /** Keys of pages whose best compression is pending. Only keys, so that an evicted page can be freed. */
  #waiting = new Set<string>();
  #compressing = false;

  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known) {
      this.#renew(key);
      known.then(
        (page) => this.#settle(key, page),
        () => {},
      );
      return known;
    }
    const page = render().then(preparePage);
    this.#pages.set(key, page);
    // A page that failed is rendered anew next time.
    page.then(
      (made) => {
        if (made.status >= 500) this.#drop(key, page);
        else if (this.#pages.get(key) === page) this.#ready.set(key, made);
      },
      () => this.#drop(key, page),
    );
    if (this.#pages.size > maxPages) {
      const [oldest = ''] = this.#pages.keys();
      this.#pages.delete(oldest);
      this.#ready.delete(oldest);
      this.#waiting.delete(oldest);
    }
    return page;
  }

  /** Whether the page is cached, or being rendered for the cache. */
  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** The cached page if its best compression is ready; never renders. */
  peek(key: string): CachedPage | undefined {
    const page = this.#ready.get(key);
    if (!page?.settled) return undefined;
    this.#renew(key);
    return page;
  }

  /** Call it when content has changed: every page is rendered anew when next requested. */
  clear(): void {
    this.#pages = new Map();
    this.#ready = new Map();
    this.#waiting.clear();
  }

  /** Moves a page to the end of the order of eviction. */
  #renew(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#pages.set(key, page);
  }

  #settle(key: string, page: CachedPage): void {
    if (page.settling || this.#ready.get(key) !== page) return;
    page.settling = true;
    this.#waiting.add(key);
    if (!this.#compressing) void this.#compressWaiting();
  }

  /** One at a time: concurrent compressions would occupy all threads, which passwords and new pages need as well. */
  async #compressWaiting(): Promise<void> {
    this.#compressing = true;
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      // If this fails, the fast compression stays.
      await this.#ready
        .get(key)
        ?.settle()
        .catch(() => {});
    }
    this.#compressing = false;
  }

  #drop(key: string, page: Promise<CachedPage>): void {
    if (this.#pages.get(key) === page) this.#pages.delete(key);
  }
}

/** Computes a page's ETag and answers, with the fast compression. */
export async function preparePage({ html, ...rendered }: RenderedPage): Promise<CachedPage> {
  const identity = Buffer.from(html);
  // Weak: the same page in other encodings is equal in meaning, not in bytes (RFC 9110, 8.8.1).
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  const answers = answersOf(rendered, etag, await compress(identity, 4));
  const settle = async () => {
    page.answers = answersOf(rendered, etag, await compress(identity, 11));
    page.settled = true;
  };
  const page: CachedPage = { status: rendered.status, etag, answers, settle, settling: false, settled: false };
  return page;
}

function answersOf(
  { status, headers }: Omit<RenderedPage, 'html'>,
  etag: string,
  body: Encoded,
): CachedPage['answers'] {
  const whole = (encoding: Encoding) =>
    ready({
      status,
      headers: {
        ...headers,
        etag,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(body[encoding].byteLength),
      },
      body: body[encoding],
    });
  const unchanged = ready({ status: 304, headers: { ...headers, etag }, body: null });
  return { identity: whole('identity'), br: whole('br'), gzip: whole('gzip'), unchanged };
}

function ready(answer: Answer): ReadyAnswer {
  return { ...answer, head: Object.entries(answer.headers).flat() };
}

/** Whether If-None-Match names this page (weak comparison, RFC 9110, 13.1.2). */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)))
  );
}

/** The answer for a client with these headers: the page in the encoding it accepts, or 304. */
export function pageAnswer({ status, etag, answers }: CachedPage, header: HeaderReader): ReadyAnswer {
  if (status === 200 && isUnchanged(header('if-none-match'), etag)) return answers.unchanged;
  return answers[pickEncoding(header('accept-encoding'), () => true)];
}

export function pageResponse(page: CachedPage, header: HeaderReader): Response {
  return toResponse(pageAnswer(page, header));
}
