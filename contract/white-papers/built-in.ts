import type { Localized } from '#contract/site/languages.ts';

/** A white paper that ships with the site; `published` is the first day (UTC) of the month in its label. */
type BuiltInWhitePaper = {
  id: string;
  /** Label such as `#1 08/2024`. */
  number: string;
  titles: Localized;
  pdf: Localized;
  published: string;
};

/**
 * Titles in order of publication, each with the one question it answers. The order is that of a course: direction,
 * people and law, technology, data and security, then industries and ownership. Papers about a law appear when it takes
 * effect.
 */
const titles: readonly (readonly [de: string, en: string])[] = [
  [
    'KI-Strategie auf zwei Seiten: Was die Geschäftsführung selbst entscheidet',
    'AI strategy on two pages: what management decides itself',
  ],
  [
    'Der erste Anwendungsfall: Auswahl nach Nutzen, Daten und Risiko',
    'The first use case: choosing by benefit, data and risk',
  ],
  [
    'Kaufen, mieten oder bauen: Wann sich eigene KI-Software lohnt',
    'Buy, rent or build: when AI software of your own pays off',
  ],
  [
    'Vom Piloten zum Betrieb: Woran KI-Projekte nach dem Test scheitern',
    'From pilot to production: where AI projects fail after the test',
  ],
  [
    'Wirtschaftlichkeit rechnen: KI-Vorhaben mit Bandbreiten statt Wunschzahlen',
    'Building the business case: AI projects in ranges, not wishful numbers',
  ],
  [
    'Wer verantwortet KI: Rollen, Gremien und ein Eskalationsweg',
    'Who answers for AI: roles, committees and a path of escalation',
  ],
  [
    'KI-Kompetenz nach Artikel 4: Ein Schulungsplan nach Aufgaben',
    'AI literacy under Article 4: a training plan by task',
  ],
  [
    'Betriebsrat und KI: Früh beteiligen, Vereinbarungen, die halten',
    'Works councils and AI: involve them early, draft agreements that last',
  ],
  [
    'KI-Verordnung: Die eigenen Systeme in vier Schritten einstufen',
    'AI Act: classifying your own systems in four steps',
  ],
  [
    'DSGVO und Sprachmodelle: Rechtsgrundlage, Löschung und Auskunft regeln',
    'GDPR and language models: settling legal basis, erasure and access',
  ],
  [
    'KI einkaufen: Vertragsklauseln zu Daten, Haftung und Ausstieg',
    'Procuring AI: contract clauses on data, liability and exit',
  ],
  [
    'Urheberrecht an KI-Ergebnissen: Was Unternehmen schützen können',
    'Copyright in AI output: what companies can protect',
  ],
  [
    'Private Sprachmodelle: Rechenzentrum, europäische Cloud oder Schnittstelle',
    'Private language models: data centre, European cloud or API',
  ],
  [
    'Modelle vergleichen: Ein Test mit eigenen Aufgaben statt Ranglisten',
    'Comparing models: a test on your own tasks instead of league tables',
  ],
  [
    'Unternehmenswissen abfragen: Suche mit Quellenangabe in der Praxis',
    'Asking company knowledge: retrieval with sources in practice',
  ],
  ['KI-Agenten: Aufgaben abgeben, Freigaben behalten', 'AI agents: hand over tasks, keep approvals'],
  [
    'Mehrere Agenten, ein Prozess: Wann Arbeitsteilung Fehler senkt',
    'Several agents, one process: when dividing work reduces errors',
  ],
  [
    'Verbotene KI-Praktiken: Was seit Februar 2025 abgeschaltet sein muss',
    'Prohibited AI practices: what has had to be off since February 2025',
  ],
  [
    'KI an SAP und Altsysteme anbinden, ohne den Kern zu ändern',
    'Connecting AI to SAP and legacy systems without touching the core',
  ],
  [
    'Betriebskosten von Sprachmodellen: Tokens, Caching, kleinere Modelle',
    'Running costs of language models: tokens, caching, smaller models',
  ],
  [
    'Datenqualität zuerst: Welche Mängel KI verträgt und welche nicht',
    'Data quality first: which flaws AI tolerates and which it does not',
  ],
  [
    'Datenprodukte: Fachbereiche liefern, die IT hält den Standard',
    'Data products: business units deliver, IT holds the standard',
  ],
  [
    'Angriffe auf Sprachmodelle: Prompt-Injektion erkennen und begrenzen',
    'Attacks on language models: detecting and containing prompt injection',
  ],
  [
    'Schatten-KI: Unerlaubte Werkzeuge finden und durch erlaubte ersetzen',
    'Shadow AI: finding unapproved tools and replacing them',
  ],
  [
    'NIS2 und KI: Lieferkette, Meldewege und Haftung der Leitung',
    'NIS2 and AI: supply chain, reporting lines and management liability',
  ],
  [
    'Qualität im laufenden Betrieb: Antworten messen, Abweichungen melden',
    'Quality in live operation: measuring answers, reporting drift',
  ],
  [
    'Fertigung: Stillstände vorhersagen mit den Sensoren, die schon da sind',
    'Manufacturing: predicting downtime with the sensors already there',
  ],
  [
    'Handel: Bedarf und Preise planen, wenn Aktionen die Daten verzerren',
    'Retail: planning demand and prices when promotions distort the data',
  ],
  [
    'Banken: KI in der Kreditprüfung erklärbar und prüfbar halten',
    'Banking: keeping AI in credit decisions explainable and auditable',
  ],
  [
    'Versicherungen: Schäden schneller regulieren, Ablehnungen bei Menschen lassen',
    'Insurance: settling claims faster, leaving rejections to people',
  ],
  ['Logistik: Touren, Rampen und Bestände gemeinsam planen', 'Logistics: planning routes, docks and stock together'],
  [
    'Kundenservice: Welche Anliegen KI abschließt und welche sie weitergibt',
    'Customer service: which requests AI closes and which it passes on',
  ],
  [
    'Controlling: Abweichungen erklären lassen, Zahlen selbst verantworten',
    'Management accounting: let AI explain variances, own the numbers yourself',
  ],
  [
    'KI in der Due Diligence: Zwanzig Fragen an die Technik des Zielunternehmens',
    'AI in due diligence: twenty questions about the target’s technology',
  ],
  [
    'Wertsteigerung im Portfolio: Eine KI-Vorlage für mehrere Beteiligungen',
    'Value creation in the portfolio: one AI template for several holdings',
  ],
  [
    'Allzweck-Modelle ab August 2025: Was Anbieter liefern und Betreiber anfordern',
    'General-purpose models from August 2025: what providers supply and deployers request',
  ],
];

/** Months of the series, from 08/2024 to 08/2025 (spec section 2). */
const firstMonth = { year: 2024, month: 8 };
const monthsOfSeries = 13;

/** Initial white papers of a new site, oldest first; staff then edit the list in the dashboard. */
export const builtInWhitePapers: readonly BuiltInWhitePaper[] = titles.map(([de, en], index) => {
  const id = String(index + 1);
  const published = new Date(
    Date.UTC(firstMonth.year, firstMonth.month - 1 + Math.floor((index * monthsOfSeries) / titles.length)),
  ).toISOString();
  return {
    id,
    number: `#${id} ${published.slice(5, 7)}/${published.slice(0, 4)}`,
    titles: { de, en },
    pdf: { de: `/downloads/wp${id}.pdf`, en: `/downloads/wp${id}-en.pdf` },
    published,
  };
});
