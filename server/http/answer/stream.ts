import { setImmediate } from 'node:timers/promises';

/**
 * A body that is made piece by piece, as fast as the client takes it. Others are served between two pieces: SQLite
 * answers at once, so that a quick client would have all of them made in one turn of the event loop.
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
