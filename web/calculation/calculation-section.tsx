import { Island } from '#web/islands/island.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Notes } from './notes.tsx';
import { Sheet, type SheetProps } from './sheet/sheet.tsx';

type Props = Pick<SheetProps, 'texts'> & { given?: SheetProps['given']; id?: string };

/** "Was rechnet sich?" as a section of a page: heading, sheet, and what it rests on. */
export function CalculationSection({ texts, given = texts.example, ...section }: Props) {
  return (
    <Section texts={texts} {...section}>
      <Island name="calculation" component={Sheet} props={{ texts, given }} />
      <Notes texts={texts} />
    </Section>
  );
}
