import type { CommonTexts } from './all-forms.de.ts';

/** What every lead form says. */
export type FormTexts = {
  common: CommonTexts;
  labels: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** What a request form says; each of the two pages has words of its own. */
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
