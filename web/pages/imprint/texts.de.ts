import { asOf, legalDate } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');
export const de = {
  meta: {
    title: 'Impressum',
    description:
      'Impressum nach §\u00a05 DDG: Anschrift, Registergericht, Vertretung, Umsatzsteuer-Identifikationsnummer und Verantwortliche nach §\u00a018 Abs.\u00a02 MStV.',
    keywords: ['Impressum', 'Anbieterkennzeichnung', 'DDG'],
  },
  title: 'Impressum',
  lead: `Anbieterkennzeichnung nach §\u00a05 Digitale-Dienste-Gesetz (DDG). Stand ${stated}.`,
  sampleTitle: 'Muster',
  sample:
    'Firma, Register, Identifikationsnummer und Personen auf dieser Seite sind erfunden. Der Betreiber ersetzt sie durch seine eigenen Angaben.',
  labels: {
    provider: 'Anbieter',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    phone: 'Telefon',
    email: 'E-Mail',
    register: 'Handelsregister',
    vatId: 'Umsatzsteuer-Identifikations\u00adnummer',
    responsible: 'Verantwortlich für den Inhalt',
    disputes: 'Verbraucher\u00adstreitbeilegung',
    images: 'Bilder und Schriften',
  },
  vatIdNote: 'nach §\u00a027a Umsatzsteuergesetz',
  responsibleNote: 'nach §\u00a018 Abs.\u00a02 Medienstaatsvertrag, Anschrift wie oben',
  disputes:
    'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 VSBG).',
  images:
    'Alle Zeichnungen sind eigene Arbeiten. Die Schriften Bricolage Grotesque und Figtree stehen unter der SIL Open Font License.',
};

export type Texts = typeof de;
