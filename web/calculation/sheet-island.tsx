import { Island } from '#web/islands/island.tsx';
import { Sheet, type SheetProps } from './sheet/sheet.tsx';
import type { CalculationTexts } from './texts.de.ts';

type Props = { texts: CalculationTexts; given: SheetProps['given'] };

/** The sheet as an island, with only those texts that it needs in the browser. */
export function SheetIsland({ texts, given }: Props) {
  const { title, lead, notes, notesTitle, ...sheet } = texts;
  return <Island name="calculation" component={Sheet} props={{ texts: sheet, given }} />;
}
