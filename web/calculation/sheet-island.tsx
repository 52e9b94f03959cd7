import { Island } from '#web/islands/island.tsx';
import { Sheet, type SheetProps } from './sheet/sheet.tsx';
import type { CalculationTexts } from './texts.de.ts';

type Props = { texts: CalculationTexts; given: SheetProps['given'] };

/** The sheet on a page, with the texts that it needs in the browser alone. */
export function SheetIsland({ texts, given }: Props) {
  const { title, lead, notes, notesTitle, ...sheet } = texts;
  return <Island name="calculation" component={Sheet} props={{ texts: sheet, given }} />;
}
