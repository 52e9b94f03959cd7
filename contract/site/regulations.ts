import type { Language } from './languages.ts';

/** A date in law: a day (2026-08-02), or only a month where the exact day does not matter (2024-08). */
export type LegalDate = `${number}-${number}` | `${number}-${number}-${number}`;

/** Date of the "Stand …" statement on rules of law, figures and legal pages. */
export const asOf: LegalDate = '2026-11';

/** When the public pages were last tested for accessibility. */
export const accessibilityTested: LegalDate = '2026-11-22';

/** When the wording of the accessibility statement was last changed. */
export const accessibilityAmended: LegalDate = '2026-11-27';

/** When the white papers were last checked with veraPDF (docs/accessibility.md). */
export const pdfsTested: LegalDate = '2026-11-26';

/**
 * Dates, official texts and maximum fines of the three regulations. The dates of the high-risk duties and the additions
 * are those of the Digital Omnibus (Articles 111(4) and 113 of the AI Act as amended by it).
 */
export const regulations = {
  'ai-act': {
    /** European Legislation Identifier. */
    eli: 'reg/2024/1689',
    dates: {
      inForce: '2024-08',
      /** Prohibitions, and the duty to support AI literacy of staff (Article 4). */
      prohibitions: '2025-02',
      generalPurpose: '2025-08',
      transparency: '2026-08-02',
      /**
       * The Digital Omnibus adds a prohibition (intimate images without consent, child abuse material) and ends the
       * transition period for machine-readable marking by older systems.
       */
      omnibusAdditions: '2026-12-02',
      highRiskAnnexIII: '2027-12-02',
      highRiskAnnexI: '2028-08-02',
    },
    /**
     * Article 99: million euros or percent of worldwide turnover, whichever is higher; whichever is lower for companies
     * below `small` (paragraph 6, extended by the Digital Omnibus to small mid-caps): employees, and million euros of
     * turnover or of the balance sheet (Recommendation (EU) 2025/1099).
     */
    fine: { millions: 35, percent: 7, small: { employees: 750, turnover: 150, balance: 129 } },
    german: null,
  },
  gdpr: {
    eli: 'reg/2016/679',
    dates: { applies: '2018-05' },
    /** Article 83(5). */
    fine: { millions: 20, percent: 4 },
    /** Federal Data Protection Act. */
    german: 'https://www.gesetze-im-internet.de/bdsg_2018/',
  },
  nis2: {
    eli: 'dir/2022/2555',
    dates: { inForce: '2023-01', german: '2025-12-06', austrian: '2026-10-01' },
    /** Article 34(4), essential entities. */
    fine: { millions: 10, percent: 2 },
    /** BSI Act as amended by the implementing act. */
    german: 'https://www.gesetze-im-internet.de/bsig_2025/',
  },
} as const satisfies Record<
  string,
  {
    eli: string;
    dates: Record<string, LegalDate>;
    fine: { millions: number; percent: number; small?: { employees: number; turnover: number; balance: number } };
    german: string | null;
  }
>;

export type RegulationId = keyof typeof regulations;

/**
 * The Digital Omnibus: the Council's approval, and its publication in the Official Journal. While `published` is null,
 * texts say that they rely on secondary sources; otherwise they name the regulation (number as in 2024/1689) and its
 * date.
 */
export const omnibus: { approval: LegalDate; published: { number: string; date: LegalDate } | null } = {
  approval: '2026-06-29',
  published: { number: '2026/1744', date: '2026-07-24' },
};

/** The official text at EUR-Lex in the reader's language. */
export function officialText(regulation: RegulationId, language: Language): string {
  return `https://eur-lex.europa.eu/eli/${regulations[regulation].eli}/oj?locale=${language}`;
}

/** A date in law in words, '2. August 2026', 'August 2024'; day and month are joined by a no-break space. */
export function legalDate(date: LegalDate, language: Language): string {
  const [year = 0, month = 1, day] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
  })
    .format(Date.UTC(year, month - 1, day ?? 1))
    .replace(/^(\d+\.?) /, '$1\u00a0');
}
