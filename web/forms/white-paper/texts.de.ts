import type { whitePaper } from '#contract/leads/white-paper.ts';
import type { Sentences } from '../life-cycle/codes.ts';
import { common } from '../texts/all-forms.de.ts';
import { notices } from '../texts/notices.de.ts';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', company: 'Unternehmen' };

/** The download dialog of a white paper, and its stand-in on the page. */
export const de = {
  common,
  labels,
  errors: {
    'firstName.required': 'Bitte tragen Sie Ihren Vornamen ein',
    'firstName.tooLong': 'Mehr als 100 Zeichen passen nicht in den Vornamen',
    'lastName.required': 'Bitte tragen Sie Ihren Nachnamen ein',
    'lastName.tooLong': 'Mehr als 100 Zeichen passen nicht in den Nachnamen',
    'email.required': 'Bitte tragen Sie Ihre E-Mail-Adresse ein',
    'email.invalid': 'Bitte tragen Sie eine gültige E-Mail-Adresse ein',
    'email.tooLong': 'Mehr als 254 Zeichen hat keine E-Mail-Adresse; bitte prüfen Sie die Ihre',
    'email.localTooLong': common.localTooLong,
    'company.invalid': 'Bitte prüfen Sie den Firmennamen',
    'company.tooLong': 'Bitte kürzen Sie den Firmennamen auf 200 Zeichen',
  } satisfies Sentences<typeof whitePaper.input, keyof typeof labels>,
  title: 'White Paper herunterladen',
  companyHelp: 'Freiwillig',
  notice: notices['white-paper'],
  request: 'Zum Download',
  requesting: 'Wird angefordert...',
  cancel: 'Abbrechen',
  close: 'Schließen',
  error: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  kept: 'Ihre Angaben stehen noch im Formular.',
  readyTitle: 'Ihr White Paper steht bereit',
  ready: 'Eine PDF-Datei ohne Kennwort, die Sie im Haus weitergeben dürfen.',
  download: 'Jetzt herunterladen',
  downloading: 'Download wird vorbereitet...',
  /** Followed by the file's name and, where known, its size. */
  started: 'Der Download hat begonnen:',
  downloadError: 'Download fehlgeschlagen. Bitte versuchen Sie es später erneut.',
  gone: 'Dieses Papier steht nicht mehr in der Liste. Die übrigen finden Sie unten.',
};

export type WhitePaperTexts = typeof de;
