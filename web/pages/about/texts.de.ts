import { figures } from '#contract/site/figures.ts';

export const de = {
  meta: {
    title: 'Über uns: Hier berät, wer auch baut',
    description: `KI-Beratung mit ${figures.specialists}+ Fachleuten an ${figures.locations} Standorten in Deutschland, Polen und Israel, gegründet ${figures.foundedYear}. Wer bei uns berät, entwickelt auch selbst.`,
    keywords: ['Über uns', 'KI-Beratung', 'Standorte', 'Hannover', 'Düsseldorf', 'Breslau', 'Haifa'],
  },
  hero: {
    eyebrow: 'Über uns',
    title: 'Hier berät, wer auch baut',
    lead: 'Unsere Fachleute entwerfen, entwickeln und betreiben selbst, wozu sie raten. Deshalb fällt auch der Rat anders aus: Er muss sich in einem Zeitplan wiederfinden.',
    figures: [
      { term: 'Gegründet', value: `${figures.foundedYear}` },
      { term: 'Fachleute', value: `${figures.specialists}+` },
      { term: 'Jahre in KI-Projekten', value: `${figures.yearsOfAiProjects}+` },
      { term: 'Standorte', value: `${figures.locations}` },
    ],
    button: 'Zum Leistungsangebot',
  },
  locations: {
    title: 'Vier Städte, vier Aufgaben',
    text: 'Ein Projekt hat eine Ansprechperson und greift auf alle Standorte zu.',
  },
  closing: {
    title: 'Lernen Sie die Leute kennen, die es bauen würden',
    lead: 'Im ersten Gespräch sitzt jemand mit am Tisch, der Ihr Vorhaben auch umsetzen könnte.',
    button: 'Gespräch vereinbaren',
  },
};

export type Texts = typeof de;
