import { SiteLink } from '#web/language/site-link.tsx';
import { withNote } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

type Part = keyof Texts['team']['parts'];

/** Role by phase; developers take part in every phase. */
const parts: readonly (readonly Part[])[] = [
  ['leads', 'joins', 'absent', 'joins'],
  ['joins', 'leads', 'joins', 'absent'],
  ['joins', 'joins', 'leads', 'joins'],
  ['absent', 'joins', 'joins', 'leads'],
];

/** Who works on a project and when: a table of roles and phases whose cells are bars. */
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
    <Section layout="wide" texts={texts} {...withNote(note, texts.note)} lead={lead}>
      <table className="w-full border-b border-line text-left">
        <caption className="pb-5 text-left text-[0.95rem]">{texts.caption}</caption>
        <thead>
          <tr className="border-b-[1.5px] border-text align-bottom text-meta leading-tight">
            <th scope="col" className="pb-3">
              <span className="sr-only">{texts.roleHead}</span>
            </th>
            {texts.phases.map((phase) => (
              <th key={phase} scope="col" className="w-9 pb-3 text-left font-semibold sm:w-[17%]">
                <span className="max-sm:inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">{phase}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.roles.map((role, index) => (
            <tr key={role.name} className={`border-t border-line ${index === 2 ? 'bg-cobalt-wash' : ''}`}>
              <th scope="row" className="py-4 pr-2 font-normal sm:pl-2">
                <span className="block font-display text-item font-semibold">{role.name}</span>
                <span className="text-meta leading-snug text-muted">{role.text}</span>
              </th>
              {texts.phases.map((phase, column) => (
                <td key={phase}>
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
            <svg width="28" height="14" aria-hidden="true">
              <rect
                width="28"
                y={part === 'leads' ? 0 : 5}
                height={part === 'leads' ? 14 : 4}
                className={part === 'leads' ? 'fill-cobalt' : 'fill-text'}
              />
            </svg>
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
      <Bar part={part} />
    </>
  );
}

/** Height of the bar: the thicker, the larger the role's part in the phase. */
const thickness = { leads: 56, joins: 18, absent: 1.5 } as const;

function Bar({ part }: { part: Part }) {
  const tall = thickness[part];
  return (
    <svg width="100%" height="88" aria-hidden="true" className="block">
      <rect
        width="100%"
        y={(88 - tall) / 2}
        height={tall}
        className={part === 'leads' ? 'fill-cobalt' : part === 'joins' ? 'fill-text' : 'fill-line'}
      />
    </svg>
  );
}
