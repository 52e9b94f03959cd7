import { figures } from '#contract/site/figures.ts';

const { workshopDays, workshopParticipants: people, workshopVirtualSessions, workshopVirtualHours } = figures;
const [shortest, longest] = workshopDays.map((days) => days.toLocaleString('de-DE'));

export const de = {
  meta: {
    title: `KI-Workshops von ${shortest} bis ${longest} Tagen`,
    description: `KI-Workshops im Haus, virtuell oder für die Geschäftsleitung: ${shortest} bis ${longest} Tage, ${people.executive[0]} bis ${people.inhouse[1]} Personen, am Ende eine Rangliste mit Namen und nächstem Schritt.`,
    keywords: ['KI-Workshop', 'Use-Case-Workshop', 'Inhouse', 'Executive Workshop', 'Planungsgespräch'],
  },
  hero: {
    eyebrow: 'KI-Workshops',
    title: 'Ein halber Tag bis zur ersten Rangliste',
    lead: 'An den Tisch gehören drei: wer den Vorgang kennt, wer ihn verantwortet und wer ihn bezahlt. Am Ende hat jedes Vorhaben einen Platz, einen Namen und einen nächsten Schritt. Welche Runde zu Ihnen passt, klären wir vorab.',
    button: 'Unverbindliches Planungsgespräch vereinbaren',
  },
  formats: {
    title: 'Drei Formate im Vergleich',
    text: 'Je kleiner die Runde, desto härter die Entscheidung am Ende.',
    caption: 'Formate der Workshops mit Personenzahl und Dauer',
    head: ['Format', 'Personen', 'Dauer'],
    rows: [
      { name: 'Inhouse', people: people.inhouse.join('–'), time: `${shortest}–${longest} Tage` },
      {
        name: 'Virtuell',
        people: people.virtual.join('–'),
        time: `${workshopVirtualSessions.join('–')} Sitzungen zu ${workshopVirtualHours.join('–')} Stunden`,
      },
      { name: 'Executive', people: people.executive.join('–'), time: 'ein halber Tag' },
    ],
  },
  onward: {
    title: 'Was auf die Rangliste folgt',
    links: ['MVP: den ersten Platz ausprobieren', 'Fallstudien: Anregungen zum Mitbringen'],
  },
};

export type Texts = typeof de;
