import { cases } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import { minute } from '#contract/durations.ts';
import type { RequestPaper } from '#contract/leads/paper-requests.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import { leadDetails } from '#server/booking/lead-details.ts';
import type { Booking, Lead, NewsletterSignup } from '#server/db/schema/schema.ts';

/** Tuesday, 24 November 2026, 10:00 in Berlin. */
const sampleStart = Date.UTC(2026, 10, 24, 9);

const person: Omit<Lead, 'kind' | 'page_source'> = {
  id: '00000000-0000-7000-8000-000000000000',
  created_at: Date.UTC(2026, 10, 21, 9, 30),
  language: 'de',
  first_name: 'Mia',
  last_name: 'Beispiel',
  email: 'mia.beispiel@muster-handel.example',
  email_key: 'mia.beispiel@muster-handel.example',
  phone: '+49 511 0000000',
  company: 'Muster Handel',
  subject: '',
  message: '',
  button_context: '',
  button_text: '',
  page_url: '',
  details: {},
  calculation: null,
  spam_signals: [],
  suspect: 0,
  follows_id: null,
  search_text: '',
};

/** One sample lead of each kind, for the preview and the tests. */
export const sampleLeads: Record<ContactKind, Lead> = {
  contact: {
    ...person,
    kind: 'contact',
    subject: 'Plattform für 400 Beschäftigte',
    message:
      'Guten Tag,\n\nwir vergleichen gerade Plattformen für den Einkauf.\nKönnen Sie uns den Betrieb in der eigenen Rechenumgebung zeigen, am liebsten mit unseren Daten?\n\nViele Grüße',
    page_source: pageSources['ai-platform'],
    button_context: 'AIWizz Demo',
    button_text: 'AIWizz Demo buchen',
    page_url: 'https://www.musterwerk-ki.example/leistungsangebot/ki-plattform',
    spam_signals: ['fast'],
  },
  'white-paper': {
    ...person,
    kind: 'white-paper',
    phone: '',
    page_source: pageSources['knowledge-center'],
    button_context: 'White Paper',
    button_text: '#12 11/2024',
    details: { 'White Paper': 'Ein Beispieltitel (12)' },
  },
  'private-equity-request': {
    ...person,
    kind: 'private-equity-request',
    company: '',
    page_source: pageSources['private-equity-request'],
    button_context: 'PE Whitepaper Download',
    details: {
      'White Papers': `${requestPaperTitles['cost-reduction'].de}; ${requestPaperTitles['buy-build'].de}`,
    },
  },
  'organisation-request': {
    ...person,
    kind: 'organisation-request',
    company: '',
    page_source: pageSources['organisation-request'],
    button_context: 'KI Organisation Whitepaper Download',
    details: { 'White Papers': requestPaperTitles['human-in-loop'].de },
    spam_signals: ['honeypot', 'rate'],
    suspect: 1,
  },
  booking: {
    ...person,
    kind: 'booking',
    subject: 'KI-Akademie',
    message: 'Wir planen Schulungen für 40 Personen und möchten den Umfang klären.',
    page_source: pageSources['ai-academy'],
    button_context: 'Hero',
    button_text: 'Training buchen',
    details: leadDetails(sampleStart, 'video'),
  },
  'calculation-request': {
    ...person,
    kind: 'calculation-request',
    phone: '',
    company: '',
    page_source: pageSources.calculator,
    button_context: 'Berechnung als PDF',
    button_text: 'PDF anfordern',
    calculation: { name: 'Rechnungsabgleich', inputs: cases['invoice-matching'], spreads: defaultSpreads },
  },
  investor: {
    ...person,
    kind: 'investor',
    language: 'en',
    company: 'Muster Kapital',
    page_source: pageSources['spin-offs'],
    button_context: 'Investorenanfrage',
    details: { Schwerpunkt: 'AI Startups', Phase: 'Early Stage' },
  },
};

/** The papers linked in the receipts of the two paper requests. */
export const samplePapers: Partial<Record<ContactKind, RequestPaper[]>> = {
  'private-equity-request': ['cost-reduction', 'buy-build'],
  'organisation-request': ['human-in-loop'],
};

/** A sample sign-up, for the preview and the tests. */
export const sampleSignup: NewsletterSignup = {
  id: person.id,
  kind: 'newsletter-general',
  created_at: person.created_at,
  language: 'de',
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  interests: [],
  page_source: pageSources.home,
  page_url: '',
  consent: 1,
  wording_version: 'general-de-2026-11',
  consent_wording: '',
  spam_signals: [],
  suspect: 0,
  state: 'pending',
  email_key: person.email,
  mail_id: null,
  mailed_at: null,
  confirmed_at: null,
  unsubscribed_at: null,
  search_text: '',
};

/** A sample appointment, for the preview and the tests. */
export const sampleBooking: Booking = {
  id: person.id,
  lead_id: person.id,
  created_at: person.created_at,
  start_at: sampleStart,
  end_at: sampleStart + 30 * minute,
  buffer: 900_000,
  day: '2026-11-24',
  mode: 'video',
  time_zone: 'Europe/Berlin',
  state: 'booked',
  version: 1,
  changed_at: person.created_at,
};
