import { useState } from 'react';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { mailtoLink } from '#web/staff/contacts/mailto.ts';
import { ColleagueNotice } from '#web/staff/desk/colleague-notice.tsx';
import { DeskControls } from '#web/staff/desk/controls.tsx';
import { LeadDesk } from '#web/staff/desk/lead-desk.tsx';
import { kindNames, signalName } from '#web/staff/texts.ts';
import { MayWork } from '#web/staff/ui/may.tsx';
import { toolClass } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { VisitorMessage } from '#web/staff/ui/visitor/visitor-message.tsx';
import { LeadFields } from './lead-fields.tsx';
import { LeadFrame } from './lead-frame.tsx';
import { useLeadListContext } from './lead-list-context.ts';

/** One lead: its desk state, what the visitor sent, and what else is known. */
export function Lead({ contact }: { contact: Contact }) {
  const { onOpen } = useLeadListContext();
  /** The lead for which the mail program was last opened. */
  const [mailed, setMailed] = useState<string | null>(null);
  const source = sourceName(visitorLine(contact.pageSource));
  return (
    <LeadFrame
      title={fullName(contact)}
      subtitle={
        <>
          <span>
            {kindNames[contact.kind]}
            {source && (
              <>
                {' '}
                von „<bdi>{source}</bdi>“
              </>
            )}
            ,{' '}
            <time dateTime={contact.created_at} className="tabular">
              {germanDateTime(contact.created_at)}
            </time>
          </span>
          {isSuspect(contact.spamSignals) && <SpamMark />}
        </>
      }
      action={
        <a href={mailtoLink(contact)} data-mail onClick={() => setMailed(contact.id)} className={toolClass('primary')}>
          <StaffIcon name="mail" />
          E-Mail senden
        </a>
      }
      notice={<ColleagueNotice id={contact.id} />}
    >
      <MayWork>
        <DeskControls contact={contact} mailed={mailed === contact.id} />
      </MayWork>
      {contact.spamSignals.length > 0 && (
        <ul className="mb-5 rounded-control bg-warning-wash px-4 py-3 text-warning">
          {contact.spamSignals.map((signal) => (
            <li key={signal}>{signalName(signal)}</li>
          ))}
        </ul>
      )}
      <VisitorMessage text={contact.message} language={contact.language} />
      <LeadFields contact={contact} onOpen={onOpen} />
      <LeadDesk contact={contact} onOpen={onOpen} />
    </LeadFrame>
  );
}
