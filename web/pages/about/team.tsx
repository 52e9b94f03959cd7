import { SiteLink } from '#web/language/site-link.tsx';
import { noted } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

type Part = keyof Texts['team']['parts'];

/** What each role does in each phase: developers are never absent. */
const parts: readonly (readonly Part[])[] = [
  ['leads', 'joins', 'absent', 'joins'],
  ['joins', 'leads', 'joins', 'absent'],
  ['joins', 'joins', 'leads', 'joins'],
  ['absent', 'joins', 'joins', 'leads'],
];

/** Who works on a project and when, as a table of roles and phases. */
export function Team({ texts, note }: { texts: Texts['team']; note: number }) {
  const lead = (
    <>
      <p>{texts.lead}</p>
      <SiteLink page="services" className={buttonClass({ look: 'line' }, 'mt-8')}>
        {texts.button}
      </SiteLink>
    </>
  );
  return (
    <Section layout="beside" texts={texts} {...noted(note, texts.note)} lead={lead}>
      <table className="w-full border-b border-line text-left">
        <caption className="pb-5 text-left text-[0.95rem]">{texts.caption}</caption>
        <thead>
          <tr className="align-bottom text-meta leading-tight text-muted">
            <th scope="col" className="pb-3">
              <span className="sr-only">{texts.roleHead}</span>
            </th>
            {texts.phases.map((phase) => (
              <th key={phase} scope="col" className="w-9 pb-3 text-center font-semibold sm:w-[17%]">
                <span className="max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">{phase}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.roles.map((role, index) => (
            <tr key={role.name} className={`border-t border-line ${index === 2 ? 'bg-cobalt-wash' : ''}`}>
              <th scope="row" className="py-4 pr-2 font-normal first:pl-2">
                <span className="block font-display text-item font-semibold">{role.name}</span>
                <span className="text-meta leading-snug text-muted">{role.text}</span>
              </th>
              {texts.phases.map((phase, column) => (
                <td key={phase} className="text-center">
                  <Mark part={parts[index]?.[column] ?? 'absent'} texts={texts.parts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-meta text-muted">
        {(['leads', 'joins'] as const).map((part) => (
          <span key={part} className="inline-flex items-center gap-2">
            <Dot part={part} />
            {texts.parts[part]}
          </span>
        ))}
      </p>
    </Section>
  );
}

function Mark({ part, texts }: { part: Part; texts: Texts['team']['parts'] }) {
  return (
    <>
      <span className="sr-only">{texts[part]}</span>
      <Dot part={part} />
    </>
  );
}

/** Filled for the lead, a ring for taking part, a short line for neither. */
function Dot({ part }: { part: Part }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="mx-auto inline-block">
      {part === 'leads' && <circle cx="12" cy="12" r="9" className="fill-cobalt" />}
      {part === 'joins' && <circle cx="12" cy="12" r="6.5" className="fill-white stroke-cobalt" strokeWidth="2" />}
      {part === 'absent' && <path d="M8 12h8" className="stroke-field" strokeWidth="1.5" />}
    </svg>
  );
}
