import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { MarginNote, NoteMark } from '#web/ui/sections/notes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Before is 100; what is less is a shorter way down, what is more one up. */
const before = 100;
const highest = 136;
const lowest = 34;
const percent = (value: number) => `${(((highest - value) / (highest - lowest)) * 100).toFixed(1)}%`;

/** Four claimed effects from one starting point, drawn as what is left of it. */
export function Achievements({ texts }: { texts: Texts['achievements'] }) {
  const { company, language } = useRootData();
  const { note } = useShellTexts().notes;
  const basis = [texts.note, company.percentagesBasis?.[language]].filter(Boolean).join(' ');
  return (
    <Section
      texts={texts}
      mark={<NoteMark note={3} label={note} />}
      margin={<MarginNote note={3}>{basis}</MarginNote>}
      lead={
        <SiteLink
          page="ai-platform"
          className="text-base font-semibold text-cobalt underline decoration-1 underline-offset-4"
        >
          {texts.link}
        </SiteLink>
      }
    >
      <figure className="relative h-96 sm:h-144">
        <svg width="100%" height="100%" aria-hidden="true" className="absolute inset-0 overflow-visible">
          <line x1="22%" x2="22%" y1="0" y2="100%" className="stroke-line" />
          <line x1="58%" x2="58%" y1="0" y2="100%" className="stroke-line" />
          {texts.bars.map(({ after, label }, index) => (
            <line
              key={label}
              pathLength="1"
              x1="22%"
              x2="58%"
              y1={percent(before)}
              y2={percent(after)}
              className={`drawn ${index === 0 ? 'stroke-cobalt' : 'stroke-text'}`}
              strokeWidth={index === 0 ? 5 : 1.5}
            />
          ))}
          {texts.bars.map(({ after, label }, index) => (
            <circle
              key={label}
              cx="58%"
              cy={percent(after)}
              r={index === 0 ? 7 : 4}
              className={index === 0 ? 'fill-cobalt' : 'fill-text'}
            />
          ))}
          <circle cx="22%" cy={percent(before)} r="7" className="fill-text" />
          <g className="fill-muted text-meta">
            <text x="22%" y="-10" textAnchor="middle">
              {texts.before}
            </text>
            <text x="58%" y="-10" textAnchor="middle">
              {texts.after}
            </text>
          </g>
          <text
            x="22%"
            dx="-16"
            y={percent(before)}
            dy="10"
            textAnchor="end"
            className="tabular fill-text font-display text-item font-semibold"
          >
            {before}
          </text>
          {texts.bars.map(({ after, figure, label, detail }, index) => (
            <svg key={label} aria-hidden="true" x="58%" y={percent(after)} className="overflow-visible">
              <text
                x="18"
                y="5"
                className={`tabular font-display text-item font-semibold ${index === 0 ? 'fill-cobalt' : 'fill-text'}`}
              >
                {after}
              </text>
              <text x="76" y="-5" className="fill-text text-[0.95rem] font-semibold max-sm:hidden">
                {figure} {label}
              </text>
              <text x="76" y="14" className="fill-muted text-meta max-sm:hidden">
                {detail}
              </text>
            </svg>
          ))}
        </svg>
      </figure>
      <ul className="mt-6 border-b border-line sm:sr-only">
        {texts.bars.map(({ after, figure, label, detail }) => (
          <li key={label} className="flex gap-4 border-t border-line py-3">
            <span aria-hidden="true" className="tabular w-12 shrink-0 font-display text-item font-semibold">
              {after}
            </span>
            <span>
              <span className="block font-semibold">
                {figure} {label}
              </span>
              <span className="text-meta text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
