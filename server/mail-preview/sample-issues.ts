import type { Localized } from '#contract/site/languages.ts';
import { parseIssue } from '#server/newsletter/issues/markdown.ts';
import type { IssueMailInput } from '#server/newsletter/mails/mail-input.ts';

type SampleIssue = IssueMailInput['issue'];

const german = `In einer Buchhaltung mit vier Personen kommen im Monat **2.000 Rechnungen** an, die meisten als PDF.

## Was heute geschieht

Jede Rechnung wird gelesen, einem Auftrag zugeordnet und gebucht. Das dauert im Schnitt *vier Minuten*.

- Lesen und zuordnen: zwei Minuten
- Buchen: eine Minute
- Rückfragen: eine Minute

## Was sich rechnet

Ein Modell liest vor, ein Mensch bestätigt. Wie man das nachrechnet, zeigt der [Rechner](/rechner).

> Wir haben mit den Rechnungen angefangen, die niemand gern bucht.

1. Zwei Wochen mitlesen lassen
2. Fehler zählen
3. Erst dann entscheiden`;

const english = `An accounts department of four receives **2,000 invoices** a month, most of them as PDFs.

## What happens today

Each invoice is read, matched with an order and booked. That takes *four minutes* on average.

- Reading and matching: two minutes
- Booking: one minute
- Queries: one minute

## What pays off

A model reads first, a person confirms. The [calculator](/calculator) shows how to do the sums.

> We began with the invoices that nobody likes to book.

1. Let it read along for two weeks
2. Count the mistakes
3. Only then decide`;

/** An issue with every kind of block and formatting. */
export const sampleIssues: Localized<SampleIssue> = {
  de: {
    slug: 'rechnungen-zuordnen',
    kind: 'newsletter-general',
    subject: 'Rechnungen zuordnen: was es bringt',
    teaser: 'vier Minuten je Rechnung, 2.000 Rechnungen im Monat: Wir rechnen vor, ab wann sich Vorlesen lohnt.',
    blocks: parseIssue(german).blocks,
  },
  en: {
    slug: 'rechnungen-zuordnen',
    kind: 'newsletter-general',
    subject: 'Matching invoices: what it is worth',
    teaser:
      'Four minutes an invoice, 2,000 invoices a month: we work out when it pays to have a model read them first.',
    blocks: parseIssue(english).blocks,
  },
};
