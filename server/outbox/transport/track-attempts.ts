import type { Transport } from './transport.ts';

/** Number of recent attempts considered. */
const most = 100;

/**
 * Wraps a transport and tells whether mails get through: at least half of its last attempts did, or there are too few
 * to tell. Single mailboxes that no longer exist fail among others that work; a mail server that is down, or accepts
 * only a number per hour, fails for all.
 */
export function trackAttempts(transport: Transport): { transport: Transport; isDelivering: () => boolean } {
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
    isDelivering: () => tries.length < most || tries.filter(Boolean).length >= most / 2,
  };
}
