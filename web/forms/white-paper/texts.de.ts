import type { whitePaper } from '#contract/leads/white-paper.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', company: 'Unternehmen' };

/** The download dialog of a white paper, and its replacement on the page. */
export const de = {
  common,
  labels,
  errors: { ...fieldErrors.person, ...fieldErrors.company } satisfies Sentences<
    typeof whitePaper.input,
    keyof typeof labels
  >,
  title: 'White Paper herunterladen',
  companyHelp: 'Freiwillig',
  notice: notices['white-paper'],
  request: 'Zum Download',
  requesting: 'Wird angefordert …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  kept: 'Ihre Angaben stehen noch im Formular.',
  readyTitle: 'Ihr White Paper steht bereit',
  ready: 'Eine PDF-Datei ohne Kennwort, die Sie im Unternehmen weitergeben dürfen.',
  download: 'Jetzt herunterladen',
  again: 'Noch einmal herunterladen',
  downloading: 'Download wird vorbereitet …',
  /** Followed by the file's name and, if known, its size. */
  started: 'Der Download hat begonnen:',
  downloadError: 'Download fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  others: 'Aus derselben Reihe',
  talk: 'Ihren Fall besprechen: 30 Minuten, kostenlos',
  gone: 'Dieses White Paper gibt es im Wissenscenter nicht mehr.',
};

export type WhitePaperTexts = typeof de;
