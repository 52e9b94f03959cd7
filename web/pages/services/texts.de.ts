import { figures } from '#contract/site/figures.ts';

const price = `${figures.mvpPriceEuro.toLocaleString('de-DE')}\u202f€ zzgl.\u00a0USt.`;
const [shortest, longest] = figures.transformationMonths;
const [shortestDays, longestDays] = figures.workshopDays.map((days) => days.toLocaleString('de-DE'));

export const de = {
  meta: {
    title: 'Leistungsangebot: acht Wege zur KI',
    description:
      'Acht KI-Leistungen im Überblick: Transformation, Akademie, Coaching, Workshops, Anwendungen, Plattform, MVP zum Festpreis und externes Lab, mit Dauer und Preis.',
    keywords: ['KI-Leistungen', 'KI-Beratung', 'KI-Workshops', 'KI-MVP', 'KI-Lab', 'KI-Plattform'],
  },
  hero: {
    eyebrow: 'Leistungsangebot',
    title: 'Acht Leistungen, geordnet danach, was Sie schon haben',
    lead: 'Wer eine Strategie sucht, beginnt oben. Wer eine Idee hat, prüft sie im MVP oder im Lab. Wer schon Anwendungen betreibt, sucht eine Plattform. Jede Leistung lässt sich einzeln beauftragen.',
  },
  list: {
    title: 'Vom Beschluss bis zum Beweis',
    items: [
      {
        name: 'KI-Transformation',
        text: 'Sie haben einen Auftrag vom Vorstand und brauchen einen Weg.',
        fact: `${shortest}–${longest} Monate`,
      },
      {
        name: 'KI-Akademie',
        text: 'Sie haben Werkzeuge und brauchen Leute, die sie beherrschen.',
        fact: 'Drei Kurse',
      },
      {
        name: 'KI-Coaching',
        text: 'Sie haben die Verantwortung und brauchen ein Gegenüber.',
        fact: 'Vertraulich',
      },
      {
        name: 'KI-Workshops',
        text: 'Sie haben viele Ideen und brauchen eine Reihenfolge.',
        fact: `${shortestDays}–${longestDays} Tage`,
      },
      {
        name: 'KI-Anwendungen',
        text: 'Sie haben einen Vorgang, für den es nichts zu kaufen gibt.',
        fact: 'Nach Aufwand',
      },
      {
        name: 'KI-Plattform',
        text: 'Sie haben mehrere Anwendungen und brauchen einen Unterbau.',
        fact: 'Rechenzentrum oder Cloud',
      },
      {
        name: 'KI-MVP',
        text: 'Sie haben eine Idee und brauchen ein Urteil der Nutzer.',
        fact: `${price}, ${figures.mvpWeeks.join('–')} Wochen`,
      },
      {
        name: 'KI-Lab',
        text: 'Sie haben eine offene Frage und kein eigenes Labor.',
        fact: 'Sofort verfügbar',
      },
    ],
  },
  closing: {
    title: 'Die passende Leistung steht nach einem Gespräch fest',
    lead: `In ${figures.conversationMinutes} Minuten sortieren wir gemeinsam, was Sie brauchen. Manchmal ist es keine der acht; auch das sagen wir.`,
    button: 'Kostenloses Erstgespräch buchen',
  },
};

export type Texts = typeof de;
