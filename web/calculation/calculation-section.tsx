import { Section } from '#web/ui/sections/section.tsx';
import { Notes } from './notes.tsx';
import { SheetIsland } from './sheet-island.tsx';
import type { CalculationTexts } from './texts.de.ts';

/** "Was rechnet sich?" as a section of a page: heading, sheet and notes. */
export function CalculationSection({ texts }: { texts: CalculationTexts }) {
  return (
    <Section texts={texts}>
      <SheetIsland texts={texts} given={texts.example} />
      <Notes words={texts.words} notes={texts.notes} title={texts.notesTitle} />
    </Section>
  );
}
