import type { Database } from '#server/db/connection/connect.ts';
import { addressRanges } from '#server/http/request/address-ranges.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { createHookEvents } from './events.ts';
import type { MessageSite } from './messages/standard.ts';
import { createResolveHost } from './sending/resolve-host.ts';
import { createHookWorker } from './sending/worker.ts';

type Options = Pick<Database, 'db' | 'engine'> & {
  secret: SiteSecret;
  site: MessageSite;
  /** Addresses and ranges inside the own network that may be reached (setting WEBHOOK_ALLOW_PRIVATE). */
  allowed: readonly string[];
  /** The only hosts that may be reached (setting WEBHOOK_HOSTS); null: all. */
  hosts: readonly string[] | null;
  onDisabled: (name: string) => Promise<void>;
  log: (line: string) => void;
};

/**
 * Creates the webhooks' subscriptions and the worker that sends their deliveries.
 * @throws Error naming the entry of `allowed` that is no address or range
 */
export function createWebhooks({ allowed, hosts, ...options }: Options) {
  const events = createHookEvents(options);
  const reach = createResolveHost(addressRanges(allowed), hosts);
  // A disabled webhook gets no more deliveries: from this process immediately, from others within seconds.
  const onDisabled = async (name: string) => {
    await events.reload();
    await options.onDisabled(name);
  };
  const worker = createHookWorker({ ...options, reach, onDisabled });
  return {
    publish: events.publish,
    reload: events.reload,
    reach,
    worker,
    /** Call it after each commit that may have written deliveries; it does nothing without active webhooks. */
    wake: (): void => {
      if (events.hasListeners()) worker.wake();
    },
    async stop(): Promise<void> {
      events.stop();
      await worker.stop();
    },
  };
}

export type Webhooks = ReturnType<typeof createWebhooks>;
