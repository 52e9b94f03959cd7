import { Link } from 'react-router';
import { staffLeadPath } from '#contract/site/pages.ts';
import type { Mention } from '#contract/staff/privacy.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';

const names: Record<Mention['place'], string> = {
  leads: 'Anfrage einer anderen Person',
  lead_notes: 'Notiz zu einer anderen Person',
  'mail-files': 'E-Mail über eine andere Person',
};

/** Records of other people that contain the address. An erasure keeps them: staff decide on each. */
export function Mentions({ mentions }: { mentions: Mention[] }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-(--tool) cursor-pointer items-center gap-3">
        <span className="font-semibold">Nennungen bei anderen Personen</span>
        <span className="tabular text-muted">{germanNumber(mentions.length)}</span>
      </summary>
      <p className="mb-2 text-muted">
        Diese Einträge gehören anderen Personen und bleiben bei einer Löschung. Entscheiden Sie bei jedem selbst.
      </p>
      <ul className="pb-4">
        {mentions.map(({ place, record, lead, at }) => (
          <li key={`${place} ${record}`} className="flex flex-wrap items-center gap-x-4 border-l-2 border-line pl-4">
            <span>{names[place]}</span>
            <span className="tabular text-muted wrap-anywhere">{at ? germanDateTime(at) : record}</span>
            {lead && (
              <Link
                to={staffLeadPath(lead)}
                className="inline-flex min-h-(--tool) items-center text-cobalt underline underline-offset-4"
              >
                Anfrage öffnen
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
