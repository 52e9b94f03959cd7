import { memo, type ReactNode, type Ref } from 'react';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { mailtoLink } from '#web/staff/contacts/mailto.ts';
import { RowDesk, RowSelect } from '#web/staff/desk/row-parts.tsx';
import { kindNames } from '#web/staff/texts.ts';
import { isOnRow } from '#web/staff/ui/is-on-row.ts';
import { LineIcon } from '#web/staff/ui/line-icon.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { MailAddress } from '#web/staff/ui/visitor/mail-address.tsx';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

type Props = {
  contact: Contact;
  /** Its place among the loaded leads, and pixels from the list's top. */
  index: number;
  top: number;
  open: boolean;
  /** Whether it is the last of those that stand first because they are late: a line divides them from the others. */
  lastOverdue: boolean;
  onOpen: (id: string) => void;
  ref: Ref<HTMLTableRowElement>;
};

/** One lead in the list; its button is the keyboard's way to what a click on the row does. */
export const ContactRow = memo(function ContactRow({ contact, index, top, open, lastOverdue, onOpen, ref }: Props) {
  const name = fullName(contact);
  const [date, time] = germanDateTime(contact.created_at).split(', ');
  const email = visitorLine(contact.email);
  const source = visitorLine(contact.pageSource);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: display: grid takes a row's role away
      role="row"
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      aria-current={open || undefined}
      onClick={(event) => {
        if (isOnRow(event)) onOpen(contact.id);
      }}
      className={`lead-row absolute inset-x-0 top-0 cursor-pointer ${lastOverdue ? 'border-b-3 border-danger/40' : 'border-b border-line'} hover:bg-paper focus-within:bg-cobalt-wash aria-[current]:bg-cobalt-wash`}
    >
      <Cell area="select">
        <RowSelect contact={contact} />
      </Cell>
      <Cell area="date" className="tabular text-muted">
        <time dateTime={contact.created_at}>
          <span className="whitespace-nowrap">{time ? `${date},` : date}</span>{' '}
          <span className="whitespace-nowrap">{time}</span>
        </time>
      </Cell>
      <Cell area="name" className="flex flex-wrap items-center gap-x-2">
        <bdi className="max-w-full truncate font-semibold" title={name}>
          {name.slice(0, 210)}
        </bdi>
        {isSuspect(contact.spamSignals) && <SpamMark />}
      </Cell>
      <Cell area="email">
        <bdi title={email} className="lead-address wrap-anywhere">
          {email ? <MailAddress address={email} /> : '–'}
        </bdi>
      </Cell>
      <Cell area="page" className="flex flex-wrap items-baseline gap-x-2">
        <bdi className="max-w-full truncate" title={source}>
          {source || '–'}
        </bdi>
        <span className="truncate text-[0.85em] text-muted">{kindNames[contact.kind]}</span>
      </Cell>
      <Cell area="state">
        <RowDesk contact={contact} />
      </Cell>
      <Cell area="actions" className="flex items-center justify-end">
        <StaffButton
          look="row"
          data-lead={contact.id}
          onClick={() => onOpen(contact.id)}
          aria-label={`${name.slice(0, 100)} ansehen`}
        >
          Ansehen
        </StaffButton>
        <a
          href={mailtoLink(contact)}
          title="E-Mail senden"
          aria-label={`E-Mail an ${name.slice(0, 100)} senden`}
          // The open lead has the same link.
          className="@min-[35rem]:@max-[59rem]:hidden inline-grid size-11 place-items-center rounded-control text-muted hover:text-cobalt"
        >
          <LineIcon name="mail" />
        </a>
      </Cell>
    </tr>
  );
});

/** Where the cells of a card stand (`staff.css`). */
const areas = {
  select: '@max-[35rem]:self-start @max-[35rem]:[grid-area:select]',
  date: '@max-[35rem]:[grid-area:date]',
  name: '@max-[35rem]:[grid-area:name]',
  email: '@max-[35rem]:[grid-area:email]',
  page: '@max-[35rem]:[grid-area:page]',
  state: '@max-[35rem]:[grid-area:state]',
  actions: '@max-[35rem]:self-start @max-[35rem]:[grid-area:actions]',
} as const;

type CellProps = { area: keyof typeof areas; className?: string; children: ReactNode };

function Cell({ area, className = '', children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: display: flex takes a cell's role away
    <td role="cell" className={`min-w-0 pr-4 last:pr-0 ${areas[area]} ${className}`}>
      {children}
    </td>
  );
}
