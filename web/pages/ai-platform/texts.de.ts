export const de = {
  meta: {
    title: 'KI-Plattform: das Unternehmens-GPT',
    description:
      'Eigenes Unternehmens-GPT mit Agenten, Rollen und Sprachsteuerung, im Rechenzentrum oder in privater Cloud. Das Sprachmodell bleibt austauschbar.',
    keywords: ['KI-Plattform', 'Unternehmens-GPT', 'Multi-Agenten-System', 'AIWizz', 'privates GPT'],
  },
  hero: {
    eyebrow: 'KI-Plattform',
    title: 'Das Unternehmens-GPT, das Ihnen gehört',
    lead: 'Agenten, Rollen und Sprachsteuerung laufen in Ihrer Umgebung, das Sprachmodell wählen Sie je Aufgabe. Wird morgen ein anderes besser, ändern Sie eine Einstellung. In der Demo sehen Sie, was davon Ihr Betriebsrat, Ihre Revision und Ihre Technik zu sehen bekämen.',
    button: 'AIWizz Demo buchen',
    external: 'Website der Plattform',
    newTab: '(öffnet in neuem Tab)',
  },
  facts: {
    title: 'Vier Bausteine hinter einer Anmeldung',
    text: 'Für den Zugang gelten die Rollen, die Ihr Haus schon kennt.',
    items: [
      { term: 'Private GPT-Umgebung', detail: 'Fragen, Antworten und Quellen bleiben in Ihrem Netz.' },
      {
        term: 'Aktuelle Sprachmodelle',
        detail: 'OpenAI GPT, Claude Sonnet, Google Gemini, DeepSeek und weitere, je Aufgabe wählbar.',
      },
      {
        term: 'Multi-Agenten-System',
        detail: 'Agenten teilen eine Aufgabe unter sich auf und legen Zwischenergebnisse zur Freigabe vor.',
      },
      {
        term: 'Unternehmens\u00adoptimierung',
        detail: 'Auswertungen zeigen, welche Vorgänge warten, doppelt laufen oder niemandem gehören.',
      },
    ],
  },
  onward: {
    title: 'Vor und nach der Demo',
    links: ['Anwendungen: was sich darauf bauen lässt', 'Fallstudien: wo andere beginnen'],
  },
};

export type Texts = typeof de;
