import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callHref } from '#contract/call-href.ts';
import { isHeld, isSuspect } from '#contract/leads/spam-signals.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime, germanLongDateTime } from '#web/staff/berlin-time.ts';
import { languageNames, texts as shared } from '#web/staff/texts.ts';
import { Panel } from '#web/staff/ui/dialogs/panel.tsx';
import { PanelContent } from '#web/staff/ui/dialogs/panel-content.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton, toolClass } from '#web/staff/ui/staff-button.tsx';
import { AttachedCalculation } from '#web/staff/ui/visitor/attached-calculation.tsx';
import { Fact, FactList, GivenFact, Provenance } from '#web/staff/ui/visitor/fact.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { PhoneLink } from '#web/staff/ui/visitor/phone-link.tsx';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { VisitorMessage } from '#web/staff/ui/visitor/visitor-message.tsx';
import { CancelBooking, MoveBooking } from './change-forms.tsx';
import { bookingQuery } from './queries.ts';
import { texts } from './texts.ts';

const { fields } = texts;

type Props = { id: string; onLead: (id: string) => void; onClose: () => void };

/** One booking in full. It can be moved and cancelled; the visitor is then informed by mail. */
export function BookingPanel({ id, onLead, onClose }: Props) {
  const { api } = useStaff();
  const { data: booking, error, loadedAt, reload } = useLoaded(bookingQuery(api, id));
  const isGone = booking === null && loadedAt > 0;
  return (
    <Panel labelledBy="booking-name" onClose={onClose}>
      {booking ? (
        <Content booking={booking} onLead={onLead} onClose={onClose} />
      ) : (
        <PanelContent titleId="booking-name" title={texts.one} buttons={<CloseButton onClose={onClose} />}>
          <FailureNotice title={texts.loadOneError} detail={error} onRetry={reload} />
          {isGone && <p role="status">{texts.gone}</p>}
          {!error && !isGone && <GreyLines times={9} />}
        </PanelContent>
      )}
    </Panel>
  );
}

function CloseButton({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <StaffButton look="line" className="ml-auto" onClick={onClose}>
      {shared.close}
    </StaffButton>
  );
}

function Content({ booking, onLead, onClose }: Omit<Props, 'id'> & { booking: StaffBooking }) {
  const { api } = useStaff();
  const client = useQueryClient();
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null);
  /** Outcome of the last change: done, or overtaken by somebody else's. An open panel would hide toasts. */
  const [outcome, setOutcome] = useState<{ done: boolean; sentence: string } | null>(null);
  const [version, setVersion] = useState(booking.version);
  if (booking.version !== version) {
    setVersion(booking.version);
    // What is being typed was based on what no longer holds.
    if (doing !== null) {
      setDoing(null);
      setOutcome({ done: false, sentence: texts.conflict });
    }
  }
  const changeable = booking.state === 'booked' && Date.parse(booking.end) > Date.now();

  const call = changeable && booking.mode === 'phone' ? callHref(booking.phone) : null;

  const begin = (what: 'move' | 'cancel') => () => {
    setOutcome(null);
    setDoing(what);
  };
  const ChangeForm = doing && { move: MoveBooking, cancel: CancelBooking }[doing];
  return (
    <PanelContent
      titleId="booking-name"
      title={fullName(booking)}
      subtitle={
        <>
          <time dateTime={booking.start}>{germanLongDateTime(booking.start)} Uhr</time>
          {booking.state === 'cancelled' && <span className="font-semibold text-danger">{texts.state.cancelled}</span>}
          {isSuspect(booking.spamSignals) && <SpamMark />}
        </>
      }
      buttons={
        <>
          {booking.room && changeable && (
            <a href={booking.room} target="_blank" rel="noopener" className={toolClass('primary')}>
              {texts.openRoom}
            </a>
          )}
          {call && (
            <a href={call} className={toolClass('primary')}>
              {texts.call}
            </a>
          )}
          {changeable && doing === null && (
            <MayWork>
              <StaffButton look="line" onClick={begin('move')}>
                {texts.move.open}
              </StaffButton>
              <StaffButton look="warning" onClick={begin('cancel')}>
                {texts.cancel.open}
              </StaffButton>
            </MayWork>
          )}
          <CloseButton onClose={onClose} />
        </>
      }
    >
      <div role="status">
        {outcome && (
          <p
            className={`mb-5 rounded-control px-4 py-3 ${outcome.done ? 'bg-success-wash text-success' : 'bg-warning-wash text-warning'}`}
          >
            {outcome.sentence}
          </p>
        )}
      </div>
      {ChangeForm && (
        <ChangeForm
          booking={booking}
          onChanged={(now, overtaken) => {
            setDoing(null);
            setOutcome({ done: !overtaken, sentence: overtaken ? texts.conflict : texts[doing].done });
            client.setQueryData(bookingQuery(api, now.id).queryKey, now);
            void loadAnew(client, ['bookings']);
          }}
          onLeave={() => setDoing(null)}
        />
      )}
      {isHeld(booking.spamSignals) && (
        <p className="mb-6 rounded-control bg-warning-wash px-4 py-3 text-warning">{texts.notInvited}</p>
      )}
      <VisitorMessage text={booking.message} language={booking.language} />
      <FactList>
        <GivenFact name={fields.visitorTime}>{visitorTime(booking)}</GivenFact>
        <Fact name={fields.mode}>{texts.modes[booking.mode]}</Fact>
        <Fact name={fields.email}>
          <a
            href={`mailto:${encodeURIComponent(visitorLine(booking.email)).replace('%40', '@')}`}
            className="underline"
          >
            {visitorLine(booking.email)}
          </a>
        </Fact>
        <GivenFact name={fields.phone}>{booking.phone && <PhoneLink phone={booking.phone} />}</GivenFact>
        <GivenFact name={fields.company}>{booking.company}</GivenFact>
        <GivenFact name={fields.topic}>{booking.topic}</GivenFact>
        <Fact name={fields.created}>{germanDateTime(booking.created_at)}</Fact>
      </FactList>
      <AttachedCalculation calculation={booking.calculation} />
      <p className="mt-3">
        <StaffButton look="link" onClick={() => onLead(booking.leadId)}>
          {texts.toLead}
        </StaffButton>
      </p>
      <Provenance>
        <Fact name={fields.page}>{booking.pageSource}</Fact>
        <Fact name={fields.context}>{booking.buttonContext}</Fact>
        <Fact name={fields.button}>{booking.buttonText}</Fact>
        <Fact name={fields.language}>{languageNames[booking.language]}</Fact>
      </Provenance>
    </PanelContent>
  );
}

/** The start in the visitor's time zone, if it differs; a zone that this browser does not know is shown by name. */
function visitorTime({ start, timeZone }: StaffBooking): string {
  if (!timeZone || timeZone === officeTimeZone) return '';
  try {
    const time = new Intl.DateTimeFormat('de-DE', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      // Its id may name the city as it was called long ago.
      timeZoneName: 'longGeneric',
    });
    return time.format(new Date(start));
  } catch {
    return timeZone;
  }
}
