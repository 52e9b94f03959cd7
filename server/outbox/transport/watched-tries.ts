import type { Transport } from './transport.ts';

/** Tries that are looked back at. */
const most = 100;

/**
 * The same transport, and whether mails come through it: half of its last tries did, or nobody knows yet. Mailboxes
 * that are gone fail one by one among others; a mail server that is away, or takes a number an hour, fails for all.
 */
export function watchedTries(transport: Transport): { transport: Transport; comesThrough: () => boolean } {
  const tries: boolean[] = [];
  const note = (cameThrough: boolean) => {
    tries.push(cameThrough);
    if (tries.length > most) tries.shift();
  };
  return {
    transport: {
      ...transport,
      async send(...given) {
        try {
          await transport.send(...given);
          note(true);
        } catch (error) {
          note(false);
          throw error;
        }
      },
    },
    comesThrough: () => tries.length < most || tries.filter(Boolean).length >= most / 2,
  };
}
