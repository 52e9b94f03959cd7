import type { CommonTexts } from './all-forms.de.ts';

/** Texts of every lead form. */
export type FormTexts = {
  common: CommonTexts;
  labels: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Texts of a request form; each of the two pages has its own. */
export type RequestTexts = FormTexts & {
  label: string;
  legend: string;
  chosen: string;
  person: string;
  choose: string;
  phoneHelp: string;
  notice: string;
  send: string;
  sending: string;
  failure: string;
  kept: string;
  successTitle: string;
  success: string;
};
