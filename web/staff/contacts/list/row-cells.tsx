import type { ReactNode } from 'react';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import type { Desk } from '#contract/staff/desk.ts';
import { ageOf, columnDateTime, germanDateTime } from '#web/staff/berlin-time.ts';
import { mailtoLink } from '#web/staff/contacts/mailto.ts';
import { RowDesk, RowSelect } from '#web/staff/desk/row-parts.tsx';
import { kindNames } from '#web/staff/texts.ts';
import { StaffButton, toolClass } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { MailAddress } from '#web/staff/ui/visitor/mail-address.tsx';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

type Props = {
  contact: Contact;
  desk: Desk;
  /** Milliseconds since 1970. */
  now: number;
  onOpen: (id: string) => void;
};

/** All cells of a lead's row. */
export function Cells({ contact, desk, now, onOpen }: Props) {
  const name = fullName(contact);
  const email = visitorLine(contact.email);
  const source = visitorLine(contact.pageSource);
  const kind = kindNames[contact.kind];
  return (
    <>
      <Cell name="select">
        <RowSelect contact={contact} />
      </Cell>
      <Cell name="date" className="tabular whitespace-nowrap text-muted">
        <time dateTime={contact.created_at} title={germanDateTime(contact.created_at)}>
          {columnDateTime(contact.created_at, now)}
        </time>
      </Cell>
      <Cell name="name" className="flex items-center gap-x-2">
        <bdi
          className={`max-w-full ${fitted(name)} @max-[16rem]/leads:whitespace-normal @max-[16rem]/leads:wrap-anywhere`}
          title={name}
        >
          {name.slice(0, 210)}
        </bdi>
        {isSuspect(contact.spamSignals) && <SpamMark short />}
      </Cell>
      <Cell name="email">
        <bdi title={email} className="mail">
          {email ? <MailAddress address={email} /> : '–'}
        </bdi>
      </Cell>
      <Cell name="page" className="flex items-center gap-x-2">
        <span role="img" aria-label={`${kind}:`} title={kind} className="text-muted">
          <StaffIcon name={contact.kind} />
        </span>
        <bdi className={`min-w-0 ${fitted(sourceName(source))}`} title={source}>
          {sourceName(source) || '–'}
        </bdi>
      </Cell>
      <Cell name="state">
        <RowDesk contact={contact} desk={desk} now={now} />
      </Cell>
      <Cell name="age" className="tabular whitespace-nowrap text-right text-muted">
        {ageOf(contact.created_at, now)}
      </Cell>
      <Cell name="actions" className="flex items-center justify-end">
        <a
          href={mailtoLink(contact)}
          title="E-Mail senden"
          aria-label={`E-Mail an ${name.slice(0, 100)} senden`}
          data-mail
          // The open lead has the same link.
          className={toolClass('icon', 'lead-mail')}
        >
          <StaffIcon name="mail" />
        </a>
        <StaffButton
          look="icon"
          data-lead={contact.id}
          title="Ansehen"
          onClick={() => onOpen(contact.id)}
          aria-label={`${name.slice(0, 100)} ansehen`}
        >
          <StaffIcon name="eye" />
        </StaffButton>
      </Cell>
    </>
  );
}

/**
 * Only text that may not fit is clipped: every clip in the rows is painted by itself in each frame of scrolling. Wide
 * letters count half as much again; in a narrow list all are clipped.
 */
function fitted(text: string): string {
  const wide = text.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  return text.length + wide / 2 > 16 ? 'truncate' : 'whitespace-nowrap @max-[64rem]/leads:truncate';
}

type CellProps = { name: string; className?: string; children: ReactNode };

/** A cell in the grid area of its name (`styles/leads.css`). */
export function Cell({ name, className = '', children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: flex removes the cell's role
    <td role="cell" className={`lead-${name} ${className}`}>
      {children}
    </td>
  );
}
