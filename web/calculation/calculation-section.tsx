import { Section } from '#web/ui/sections/section.tsx';
import { Notes } from './notes.tsx';
import type { SheetProps } from './sheet/sheet.tsx';
import { SheetIsland } from './sheet-island.tsx';
import type { CalculationTexts } from './texts.de.ts';

type Props = { texts: CalculationTexts; given?: SheetProps['given']; id?: string };

/** "Was rechnet sich?" as a section of a page: heading, sheet and notes. */
export function CalculationSection({ texts, given = texts.example, ...section }: Props) {
  return (
    <Section texts={texts} {...section}>
      <SheetIsland texts={texts} given={given} />
      <Notes words={texts.words} notes={texts.notes} title={texts.notesTitle} />
    </Section>
  );
}
