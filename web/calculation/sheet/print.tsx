import { useEffect, useState } from 'react';
import type { CalculationWords } from '#contract/calculation/words.de.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useVisit } from '#web/visit.ts';

/** Prints only the sheet, by setting a data attribute for the styles. */
export function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'sheet';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}

/** Company, title and date of the sheet, on paper only. */
export function PrintHead({ words }: { words: CalculationWords }) {
  const { name } = useVisit().company;
  const { language } = useLanguage();
  const [day, setDay] = useState('');
  // Set in the browser, because the server's HTML is cached for days.
  useEffect(() => setDay(new Date().toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB')), [language]);
  return (
    <div className="calc-paper calc-head">
      <b>{name}</b>
      <span>{words.sheet}</span>
      <span>{day}</span>
    </div>
  );
}

type FootProps = { texts: SheetTexts; spreads: string; address: string };

/** Assumptions, three lines to fill in by hand, and the URL that restores the sheet; on paper only. */
export function PrintFoot({ texts: { words }, spreads, address }: FootProps) {
  return (
    <div className="calc-paper calc-foot">
      <p>
        {spreads} {words.missing}
      </p>
      <dl>
        {words.blanks.map((blank) => (
          <div key={blank}>
            <dt>{blank}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <p className="calc-address">{address}</p>
    </div>
  );
}
