import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Subscriber } from '#contract/staff/newsletter.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { newsletterNames, subscriberStateNames } from '#web/staff/texts.ts';
import { isOnRow } from '#web/staff/ui/list/is-on-row.ts';
import { MailAddress } from '#web/staff/ui/visitor/mail-address.tsx';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

const looks = { pending: 'today', confirmed: 'won', unsubscribed: 'lost' } as const satisfies Record<
  Subscriber['state'],
  string
>;

/** The state of a sign-up in one word and a shape. */
export const SubscriberState = ({ state }: Pick<Subscriber, 'state'>) => (
  <span className="state" data-look={looks[state]}>
    {subscriberStateNames[state]}
  </span>
);

export const subscriberName = ({ firstName, lastName }: Pick<Subscriber, 'firstName' | 'lastName'>) =>
  visitorLine(`${firstName} ${lastName}`);

type Props = { subscriber: Subscriber; open: boolean; onOpen: () => void };

/** One sign-up; its proof opens beside the list. */
export function SubscriberItem({ subscriber, open, onOpen }: Props) {
  const { proof, spamSignals } = subscriber;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row's button serves the keyboard
    <li
      aria-current={open || undefined}
      onClick={(event) => {
        if (isOnRow(event)) onOpen();
      }}
      className="grid min-h-9 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-2 py-1 hover:bg-paper focus-within:bg-cobalt-wash aria-[current]:bg-cobalt-wash @max-[15rem]:grid-cols-1 @lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_5.5rem_6.5rem] @2xl:grid-cols-[8.5rem_minmax(0,1fr)_minmax(0,1.3fr)_6rem_7rem]"
    >
      <time dateTime={proof.signedUpAt} className="tabular text-muted @max-lg:order-last @lg:@max-2xl:hidden">
        {germanDateTime(proof.signedUpAt)}
      </time>
      <span className="flex min-w-0 items-center gap-x-2">
        <button
          type="button"
          data-subscriber
          onClick={onOpen}
          title="Nachweis der Einwilligung"
          className="tool-target min-w-0 truncate text-left font-semibold"
        >
          <bdi>{subscriberName(subscriber) || '–'}</bdi>
        </button>
        {isSuspect(spamSignals) && <SpamMark short />}
      </span>
      <bdi className="mail @max-lg:order-1 @max-lg:col-span-full" title={visitorLine(subscriber.email)}>
        <MailAddress address={subscriber.email} />
      </bdi>
      <span className="text-muted @max-lg:order-2">{newsletterNames[subscriber.kind]}</span>
      <span className="@max-lg:col-start-2 @max-lg:row-start-1 @max-[15rem]:col-auto @max-[15rem]:row-auto">
        <SubscriberState {...subscriber} />
      </span>
    </li>
  );
}
