import type { LeadDeskAnswer } from '#contract/staff/desk.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { kindNames, newsletterNames, subscriberStateNames } from '#web/staff/texts.ts';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { LeadPart } from './lead-part.tsx';
import { stateNames } from './states.tsx';

type Props = Pick<LeadDeskAnswer, 'leads' | 'moreLeads' | 'signups'> & { onOpen: (id: string) => void };

/** Other leads and sign-ups from the same mail address. */
export function OtherLeads({ leads, moreLeads, signups, onOpen }: Props) {
  if (leads.length === 0 && signups.length === 0) return null;
  return (
    <LeadPart title={`Dieselbe Person (${moreLeads ? 'über ' : ''}${germanNumber(leads.length + signups.length)})`}>
      <ul className="-mx-2 grid">
        {leads.map((lead) => (
          <li key={lead.id}>
            <button
              type="button"
              onClick={() => onOpen(lead.id)}
              className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-control px-2 py-1.5 text-left hover:bg-paper"
            >
              <span className="min-w-0 truncate">
                <span className="font-semibold text-cobalt">{kindNames[lead.kind]}</span>{' '}
                <bdi>{sourceName(visitorLine(lead.pageSource))}</bdi>
              </span>
              <span className="text-muted">{stateNames[lead.state]}</span>
              <span className="col-span-2 truncate text-muted">
                <time dateTime={lead.created_at} className="tabular">
                  {germanDateTime(lead.created_at)}
                </time>{' '}
                <bdi lang={lead.language}>{visitorLine(lead.message)}</bdi>
              </span>
            </button>
          </li>
        ))}
        {signups.map((signup) => (
          <li key={signup.id} className="flex flex-wrap gap-x-3 px-2 py-1.5">
            <span className="mr-auto font-semibold">{newsletterNames[signup.kind]}</span>
            <span className="text-muted">{subscriberStateNames[signup.state]}</span>
            <time dateTime={signup.created_at} className="tabular w-full text-muted">
              {germanDateTime(signup.created_at)}
            </time>
          </li>
        ))}
      </ul>
    </LeadPart>
  );
}
