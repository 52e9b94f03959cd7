import { useEffect } from 'react';
import { hashMark } from '#contract/calculation/parameters.ts';
import { LateForm, type LateFormSource } from '#web/forms/late-form.tsx';
import { sheetId } from './asked-case.ts';
import type { SheetProps } from './sheet/sheet.tsx';

const source: LateFormSource<SheetProps> = {
  id: sheetId,
  // The browser's bundle does not contain this import.
  here: import.meta.env.SSR ? (await import('./sheet/sheet.tsx')).Sheet : null,
  load: async () => (await import('./sheet/sheet.tsx')).Sheet,
};

/** The sheet with the worked example in the HTML; its code is fetched when the visitor comes near. */
export function LateSheet(props: SheetProps) {
  useEffect(() => {
    // An address that carries a calculation leads to it.
    if (window.location.hash.startsWith(`#${hashMark}`)) document.getElementById(sheetId)?.scrollIntoView();
  }, []);
  const placeholder = <div id={sheetId} className="min-h-[34rem] bg-white" />;
  return <LateForm source={source} props={props} texts={props.texts} placeholder={placeholder} />;
}
