import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Subscriber } from '#contract/staff/newsletter.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { languageNames, newsletterNames, signalName, texts } from '#web/staff/texts.ts';
import { Panel } from '#web/staff/ui/dialogs/panel.tsx';
import { PanelContent } from '#web/staff/ui/dialogs/panel-content.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { Fact, FactList } from '#web/staff/ui/visitor/fact.tsx';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { SubscriberState, subscriberName } from './subscriber.tsx';

type Props = { subscriber: Subscriber; onClose: () => void };

const givenBy = {
  box: 'Ankreuzfeld im Formular',
  sending: 'Absenden des Formulars, das kein Ankreuzfeld hat',
  import: 'Anderswo; der Nachweis wurde importiert',
  mail: 'Bestätigungsmail allein',
} satisfies Record<Subscriber['proof']['given'], string>;

/** A second mail within an hour is delayed, so its time may be in the future. */
function mailed(at: string | null): string {
  if (!at) return 'keine; eine frühere galt noch, oder es besteht Spamverdacht';
  return Date.parse(at) > Date.now() ? `geht hinaus am ${germanDateTime(at)}` : germanDateTime(at);
}

/** A sign-up with its proof of consent. */
export function SubscriberPanel({ subscriber, onClose }: Props) {
  const { id, email, kind, proof, spamSignals } = subscriber;
  return (
    <Panel labelledBy="subscriber-name" onClose={onClose}>
      <PanelContent
        titleId="subscriber-name"
        title={subscriberName(subscriber) || visitorLine(email)}
        of={id}
        subtitle={
          <>
            <span>{newsletterNames[kind]}</span>
            <SubscriberState {...subscriber} />
            {isSuspect(spamSignals) && <SpamMark />}
          </>
        }
        buttons={
          <StaffButton look="line" className="ml-auto" onClick={onClose}>
            {texts.close}
          </StaffButton>
        }
      >
        <FactList>
          <Fact name="E-Mail">{email}</Fact>
          <Fact name="Wortlaut der Einwilligung">
            {proof.wording ? (
              <span lang={subscriber.language}>{proof.wording}</span>
            ) : (
              proof.wordingVersion && 'Zu dieser Version ist kein Satz bekannt.'
            )}
          </Fact>
          <Fact name="Version">{visitorLine(proof.wordingVersion)}</Fact>
          <Fact name="Erklärt durch">{givenBy[proof.given]}</Fact>
          <Fact name="Formular">{visitorLine(proof.pageUrl || proof.pageSource)}</Fact>
          <Fact name="Angemeldet">{germanDateTime(proof.signedUpAt)}</Fact>
          <Fact name="Bestätigungsmail">{mailed(proof.mailedAt)}</Fact>
          <Fact name="Message-ID">{proof.messageId}</Fact>
          <Fact name="Bestätigt">{proof.confirmedAt && germanDateTime(proof.confirmedAt)}</Fact>
          <Fact name="Abgemeldet">{proof.unsubscribedAt && germanDateTime(proof.unsubscribedAt)}</Fact>
          <Fact name="Sprache">{languageNames[subscriber.language]}</Fact>
          <Fact name="Interessen">{visitorLine(subscriber.interests.join(', '))}</Fact>
          {spamSignals.length > 0 && <Fact name="Spamverdacht">{spamSignals.map(signalName).join(' ')}</Fact>}
        </FactList>
      </PanelContent>
    </Panel>
  );
}
