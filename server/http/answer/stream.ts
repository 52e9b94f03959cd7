import { setImmediate } from 'node:timers/promises';

/**
 * A body produced in chunks, as fast as the client reads it. It yields to the event loop between chunks, so that other
 * requests are served: SQLite answers immediately, so all chunks for a fast client would be produced in a single turn.
 */
export function streamOf(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        await setImmediate();
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 2 },
  );
}
