import { type FocusEvent, useEffect, useState } from 'react';
import { longestName } from '#contract/calculation/inputs.ts';
import { calculationParameter, caseParameter, sheetId } from '#contract/calculation/parameters.ts';
import type { PageContext } from '#contract/page-context.ts';
import { hrefFor } from '#contract/site/pages.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { CalculationRequest } from '#web/forms/calculation-request/form.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { Button } from '#web/ui/button.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { useCurrentPage, useVisit } from '#web/visit.ts';
import { Fan } from './fan.tsx';
import { Lines } from './lines.tsx';
import { PrintFoot, PrintHead, printSheet } from './print.tsx';
import { Scenarios } from './scenarios.tsx';
import type { NamedCase } from './sheet-state.ts';
import { useSheet } from './use-sheet.ts';
import './calculation-styles.ts';

export type SheetProps = {
  texts: SheetTexts;
  /** The initial case. */
  given: NamedCase;
};

/** The calculation as a form; the server's HTML is an ordinary form that is posted to the server. */
export function Sheet({ texts, given }: SheetProps) {
  const { language } = useLanguage();
  const { calculation, posted, bookingUrl, publicUrl } = useVisit();
  const page = useCurrentPage() ?? 'calculator';
  const { words, candidates } = texts;
  const sheet = useSheet({ language, texts, given, posted: calculation ?? requested(posted) });
  const { shown, fields, hash } = sheet;
  const taken = { value: hash, label: sheet.summary };
  const address = `${publicUrl}${hrefFor('calculator', language)}#${hash}`;
  return (
    <>
      <form
        id={sheetId}
        method="post"
        action={hrefFor('calculator', language, { hash: sheetId })}
        aria-label={texts.label}
        className="calc"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="valid" value={hash} />
        <PrintHead words={words} />
        <div className="calc-process">
          <label htmlFor={`${sheetId}-process`}>{texts.process}</label>
          <input
            id={`${sheetId}-process`}
            name="process"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestName}
            value={sheet.name}
            onChange={(event) => sheet.rename(event.target.value)}
          />
        </div>
        <ul className="calc-presets" aria-label={texts.presets} onFocus={bringIntoView}>
          {candidates.map((one) => (
            <li key={one.id}>
              <a
                href={hrefFor('calculator', language, { query: { [caseParameter]: one.id }, hash: sheetId })}
                aria-current={one.name === sheet.name || undefined}
                onClick={(event) => {
                  if (!isPlainClick(event.nativeEvent)) return;
                  event.preventDefault();
                  sheet.take(one);
                }}
              >
                {one.name}
              </a>
            </li>
          ))}
        </ul>
        <div className="calc-halves">
          <div>
            <Lines lines={shown.lines} texts={texts} fields={fields} />
          </div>
          <div>
            <Fan shown={shown} texts={texts} />
            <Scenarios shown={shown} texts={texts} fields={fields} />
          </div>
        </div>
        <div className="calc-verdict">
          <p className="calc-result">{shown.sentences.result}</p>
          <p>{shown.sentences.limit}</p>
          {sheet.hasWrong && <p className="font-semibold text-danger">{texts.wrong}</p>}
        </div>
        <p role="status" className="sr-only">
          {sheet.announced}
        </p>
        <div className="calc-actions">
          <noscript>
            <Button type="submit">{texts.calculate}</Button>
          </noscript>
          {/* An external calendar cannot receive the calculation. */}
          {!bookingUrl && (
            <DialogButton button="calculation.talk" calculation={taken} className="max-sm:px-3">
              {texts.talk}
            </DialogButton>
          )}
          <DialogButton
            button="calculation.message"
            look={bookingUrl ? 'primary' : 'line'}
            calculation={taken}
            className="max-sm:px-3"
          >
            {texts.message}
          </DialogButton>
          {/* Not in the server's HTML, because they need scripts. */}
          {!import.meta.env.SSR && (
            <div className="flex flex-wrap gap-x-6 print:hidden">
              <button type="button" onClick={sheet.hasWrong ? focusWrong : printSheet} className={textAction}>
                {texts.print}
              </button>
              <CopyAddress texts={texts} address={address} />
            </div>
          )}
        </div>
        <PrintFoot texts={texts} spreads={shown.spreads} address={address} />
      </form>
      <CalculationRequest texts={texts.request} page={page} calculation={hash} />
    </>
  );
}

/** The sheet of a PDF request that was posted without JavaScript, on the page that answers it. */
function requested(posted: PageContext['posted']): Record<string, string> | null {
  return posted?.kind === 'calculation-request' ? { valid: posted.values[calculationParameter] ?? '' } : null;
}

/**
 * Scrolls a suggestion into view on keyboard focus: browsers leave a link that is partly visible in the strip as it is.
 * Not on pointer focus, where the link would move away from under the pointer.
 */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Instead of printing: what is printed must add up. */
function focusWrong(): void {
  document.querySelector<HTMLElement>(`#${sheetId} [aria-invalid]`)?.focus();
}

/** Style of the secondary actions of the sheet. */
const textAction = 'rounded-control min-h-11 font-semibold text-cobalt underline underline-offset-4';

/** Milliseconds for which the button says what came of it. */
const outcomeFor = 2000;

function CopyAddress({ texts, address }: { texts: SheetTexts; address: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(setOutcome, outcomeFor, null);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      // Not permitted, or over plain HTTP.
      window.history.replaceState(window.history.state, '', new URL(address).hash);
      setOutcome('notCopied');
    }
  };
  return (
    <button type="button" onClick={() => void copy()} className={textAction}>
      <span aria-live="polite">{texts[outcome ?? 'copy']}</span>
    </button>
  );
}
