import { figures } from '#contract/site/figures.ts';

const [least, most] = figures.labSavedMonths;

export const de = {
  meta: {
    title: 'Externes KI-Lab, sofort verfügbar',
    description: `Externes KI-Lab in ${figures.labPhases} Phasen: von der Idee über den Prototyp bis zur Übergabe. Sofort verfügbar, ohne eigenen Aufbau; spart ${least} bis ${most} Monate (Erfahrungswert).`,
    keywords: ['KI-Lab', 'externes Labor', 'Prototyp', 'Übergabe'],
  },
  hero: {
    eyebrow: 'KI-Lab',
    title: 'Ein Labor, das Sie weder bauen noch schließen müssen',
    lead: `Ein eigenes KI-Labor braucht Stellen, Technik und eine Leitung, bevor der erste Versuch läuft. Unser Lab hat all das schon; nach unserer Erfahrung spart das ${least} bis ${most} Monate. Am Ende gehört Ihnen das Ergebnis, und die Fixkosten bleiben bei uns.`,
    button: 'Lab anfragen',
    call: 'Anrufen:',
  },
  phases: {
    title: 'Vier Phasen, eine davon nach Wahl',
    text: `Ein Gespräch von ${figures.conversationMinutes} Minuten genügt, um zu sehen, ob Ihre Frage ins Lab gehört.`,
    items: [
      { title: 'Idee', text: 'Wir formulieren die Annahme so, dass ein Versuch sie widerlegen kann.' },
      { title: 'Prototyp', text: 'Wir bauen so viel, wie der Versuch verlangt, und keine Maske mehr.' },
      {
        title: 'Beweis',
        text: 'Der Prototyp läuft eine Zeit lang neben dem echten Vorgang, unter echten Bedingungen.',
        note: 'Optional',
      },
      {
        title: 'Übergabe',
        text: 'Code, Messwerte und Anleitung gehen an Ihr Team oder an einen Dienstleister Ihrer Wahl.',
        note: 'Ergebnis: eine Lösung, die ohne uns weiterläuft',
      },
    ],
  },
  onward: {
    title: 'Für eine einzelne Idee reicht oft weniger',
    links: ['MVP zum Festpreis', 'Alle Leistungen im Vergleich'],
  },
};

export type Texts = typeof de;
