import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { MarginNote, NoteMark } from '#web/ui/sections/notes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Drawing } from './drawing.tsx';
import type { Texts } from './texts.de.ts';

/**
 * Four claimed effects from a common starting point, drawn as what remains of it; a list where the drawing's text would
 * be too small.
 */
export function Achievements({ texts }: { texts: Texts['achievements'] }) {
  const { company, language } = useRootData();
  const { note } = useShellTexts().notes;
  const basis = [texts.note, company.percentagesBasis?.[language]].filter(Boolean).join(' ');
  return (
    <Section
      layout="wide"
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
      <Drawing name="effects" letters />
      <ul className="mt-6 border-b border-line lg:sr-only">
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
