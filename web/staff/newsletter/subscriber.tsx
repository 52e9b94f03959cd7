import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Subscriber } from '#contract/staff/newsletter.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { languageNames, newsletterNames, signalName, subscriberStateNames } from '#web/staff/texts.ts';
import { Fact } from '#web/staff/ui/visitor/fact.tsx';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

const looks = {
  pending: 'bg-warning-wash text-warning',
  confirmed: 'bg-success-wash text-success',
  unsubscribed: 'bg-sand text-muted',
} as const;

/** One sign-up; its proof opens below it. */
export function SubscriberItem({ subscriber }: { subscriber: Subscriber }) {
  const { proof, state, spamSignals } = subscriber;
  return (
    <li className="border-b border-line">
      <details className="group">
        <summary className="grid min-h-12 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2 hover:bg-paper sm:px-2 lg:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1.3fr)_6rem_8rem]">
          <time dateTime={proof.signedUpAt} className="tabular text-muted max-lg:order-last max-lg:col-span-full">
            {germanDateTime(proof.signedUpAt)}
          </time>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-semibold">
            <bdi className="max-w-full truncate">{visitorLine(`${subscriber.firstName} ${subscriber.lastName}`)}</bdi>
            {isSuspect(spamSignals) && <SpamMark />}
          </span>
          <bdi className="min-w-0 break-all max-lg:order-1 max-lg:col-span-full">{visitorLine(subscriber.email)}</bdi>
          <span className="text-muted max-lg:order-2">{newsletterNames[subscriber.kind]}</span>
          <span className="max-lg:row-start-1 max-lg:col-start-2">
            <span
              className={`inline-block rounded-[5px] px-1.5 py-px text-[0.86em] font-semibold whitespace-nowrap ${looks[state]}`}
            >
              {subscriberStateNames[state]}
            </span>
          </span>
        </summary>
        <dl className="grid max-w-4xl grid-cols-[11rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 pt-1 pb-5 max-sm:grid-cols-1 sm:px-2">
          <Fact name="Wortlaut der Einwilligung">
            {proof.wording ?? (proof.wordingVersion && 'Zu dieser Version ist kein Satz bekannt.')}
          </Fact>
          <Fact name="Version">{visitorLine(proof.wordingVersion)}</Fact>
          <Fact name="Ankreuzfeld">
            {proof.ticked ? 'angekreuzt' : 'ohne; gefragt hat allein die Bestätigungsmail'}
          </Fact>
          <Fact name="Formular">{visitorLine(proof.pageUrl || proof.pageSource)}</Fact>
          <Fact name="Angemeldet">{germanDateTime(proof.signedUpAt)}</Fact>
          <Fact name="Bestätigungsmail">
            {proof.mailedAt
              ? germanDateTime(proof.mailedAt)
              : 'keine; eine frühere galt noch, oder es besteht Spamverdacht'}
          </Fact>
          <Fact name="Message-ID">{proof.messageId}</Fact>
          <Fact name="Bestätigt">{proof.confirmedAt && germanDateTime(proof.confirmedAt)}</Fact>
          <Fact name="Abgemeldet">{proof.unsubscribedAt && germanDateTime(proof.unsubscribedAt)}</Fact>
          <Fact name="Sprache">{languageNames[subscriber.language]}</Fact>
          <Fact name="Interessen">{visitorLine(subscriber.interests.join(', '))}</Fact>
          {spamSignals.length > 0 && <Fact name="Auffällig">{spamSignals.map(signalName).join(' ')}</Fact>}
        </dl>
      </details>
    </li>
  );
}
