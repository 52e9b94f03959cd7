export const de = {
  meta: {
    title: 'KI-Anwendungen und private Sprachmodelle',
    description:
      'Eigene KI-Anwendungen und private Sprachmodelle für Vorgänge, an denen Standardsoftware scheitert. Sechs Sicherheitspunkte vor jeder Freigabe.',
    keywords: ['KI-Anwendung', 'privates Sprachmodell', 'LLM', 'ISO 27001', 'On-Premise'],
  },
  hero: {
    eyebrow: 'KI-Anwendungen',
    title: 'Software für genau einen Vorgang',
    lead: 'Eine eigene Anwendung lohnt, wo Standardprodukte an Ihren Regeln, Formaten oder Geheimnissen scheitern. Wir bauen sie auf Sprachmodellen, die in Ihrer Umgebung laufen. Vor der Freigabe prüft sie jemand, der nicht mitgebaut hat.',
    button: 'Anwendung besprechen',
  },
  security: {
    title: 'Die Liste vor der Freigabe',
    text: 'Sechs Punkte. Fehlt einer, bleibt die Anwendung in der Testumgebung.',
    items: [
      { term: 'Ende-zu-Ende-Ver\u00adschlüsselung', detail: 'Daten sind unterwegs und in der Ablage verschlüsselt.' },
      { term: 'On-Premise oder private Cloud', detail: 'Der Ort des Betriebs steht im Vertrag.' },
      { term: 'DSGVO und ISO 27001', detail: 'Verarbeitung und Betrieb folgen beiden Regelwerken.' },
      {
        term: 'Regelmäßige Audits und Penetrations\u00adtests',
        detail: 'Funde bekommen eine Frist und eine zuständige Person.',
      },
      {
        term: 'Rollenbasierte Zugriffs\u00adkontrolle',
        detail: 'Auch das Modell sieht nur, was die fragende Rolle sehen darf.',
      },
      {
        term: 'Branchenregeln',
        detail: 'Bank, Klinik oder Versorger: Vorgaben der Aufsicht sind Anforderungen ab dem ersten Tag.',
      },
    ],
  },
  onward: {
    title: 'Zwei Wege zur Anwendung',
    links: ['Plattform: wenn mehrere Bereiche sie teilen', 'MVP: solange an der Idee noch Zweifel bestehen'],
  },
};

export type Texts = typeof de;
