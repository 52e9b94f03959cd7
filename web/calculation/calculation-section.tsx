import { Section } from '#web/ui/sections/section.tsx';
import { LateSheet } from './late-sheet.tsx';
import { Notes } from './notes.tsx';
import type { SheetProps } from './sheet/sheet.tsx';

type Props = Pick<SheetProps, 'texts'> & { given?: SheetProps['given']; id?: string };

/** "Was rechnet sich?" as a section of a page: heading, sheet, and what it rests on. */
export function CalculationSection({ texts, given = texts.example, ...section }: Props) {
  return (
    <Section texts={texts} {...section}>
      <LateSheet texts={texts} given={given} />
      <Notes texts={texts} />
    </Section>
  );
}
