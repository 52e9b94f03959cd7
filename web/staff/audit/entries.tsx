import { type AuditEntryView, auditActionNames } from '#contract/staff/audit.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { detailsText } from './details-text.ts';

/** Entries as a table; on phones, each is a card. */
export function Entries({ entries }: { entries: readonly AuditEntryView[] }) {
  return (
    <table aria-label="Einträge" className="w-full border-t border-line text-left @max-2xl:block">
      <thead className="@max-2xl:sr-only">
        <tr className="text-muted [&>th]:border-b [&>th]:border-line [&>th]:py-2 [&>th]:pr-4 [&>th]:font-normal [&>th]:whitespace-nowrap">
          <th scope="col">Nr.</th>
          <th scope="col">Zeit</th>
          <th scope="col">Wer</th>
          <th scope="col">Vorgang</th>
          <th scope="col">Kennung</th>
        </tr>
      </thead>
      <tbody className="@max-2xl:block">
        {entries.map((entry) => {
          const details = detailsText(entry.action, entry.details);
          return (
            <tr
              key={entry.seq}
              className="border-b border-line align-top @max-2xl:block @max-2xl:py-2 @2xl:[&>td]:py-2 @2xl:[&>td]:pr-4"
            >
              <td className="tabular text-muted @max-2xl:mr-3 @max-2xl:inline">
                <span className="@2xl:hidden">Nr. </span>
                {germanNumber(entry.seq)}
              </td>
              <td className="tabular whitespace-nowrap @max-2xl:inline @max-2xl:text-muted">
                {germanDateTime(entry.at)}
              </td>
              <td className="wrap-anywhere @max-2xl:ml-3 @max-2xl:inline @2xl:min-w-24">
                {entry.actor ? (
                  <bdi>{visitorLine(entry.actor)}</bdi>
                ) : (
                  <span className="text-muted">{whoElse(entry)}</span>
                )}
              </td>
              <td className="@max-2xl:block">
                <span className="font-semibold">{auditActionNames[entry.action]}</span>
                {details && <span className="block text-muted wrap-anywhere">{visitorLine(details)}</span>}
              </td>
              <td className="text-muted @max-2xl:block @2xl:max-w-40">
                {entry.subject && <code className="block text-[0.9em] wrap-anywhere select-all">{entry.subject}</code>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Who acted, for entries without an account. */
function whoElse({ action, details }: AuditEntryView): string {
  if (action === 'login-failed' || action === 'second-factor-failed') return 'Unbekannt';
  if (action === 'booking-feed-read') return 'Kalenderprogramm';
  return details.from === 'command' ? 'Server' : 'Automatik';
}
