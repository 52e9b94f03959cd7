import { keysOf } from '#contract/keys-of.ts';
import { figures } from '#contract/site/figures.ts';
import type { Inputs } from './inputs.ts';

function given(volume: number, minutes: number, share: number, rate: number, yearly: number, once: number): Inputs {
  return { volume, minutes, share, rate, yearly, once };
}

/**
 * Initial values of each case on the use-case page. All are assumptions in round figures, except `invoice-matching`:
 * the likely case of White Paper 5 (4 minutes saved in 70 % of the invoices, written as 35 % of 8 minutes).
 */
export const cases = {
  'store-orders': given(36_000, 12, 60, 34, 45_000, 150_000),
  'product-copy': given(8_000, 35, 70, 40, 18_000, 60_000),
  'return-reasons': given(90_000, 2, 70, 36, 15_000, 45_000),
  'visual-inspection': given(300_000, 0.5, 70, 36, 22_000, 85_000),
  'condition-maintenance': given(5_200, 30, 50, 52, 26_000, 110_000),
  'set-up-sequence': given(1_500, 45, 50, 50, 14_000, 48_000),
  'credit-file': given(10_300, 55, 38, 58, 52_000, 230_000),
  'laundering-alerts': given(14_000, 25, 45, 55, 48_000, 190_000),
  'claims-intake': given(60_000, 10, 60, 42, 70_000, 240_000),
  'policy-comparison': given(900, 120, 55, 58, 18_000, 65_000),
  'invoice-scrutiny': given(70_000, 4, 40, 44, 34_000, 120_000),
  'data-room': given(9_000, 12, 55, 85, 30_000, 90_000),
  'portfolio-report': given(2_600, 180, 50, 66, 45_000, 180_000),
  'add-on-search': given(600, 90, 50, 70, 12_000, 38_000),
  'workshop-reports': given(26_000, 6, 55, 46, 25_000, 95_000),
  'requirement-matching': given(160, 1_200, 40, 64, 22_000, 85_000),
  'arrival-times': given(40_000, 5, 50, 32, 20_000, 60_000),
  'route-replanning': given(3_000, 25, 60, 42, 18_000, 55_000),
  'customs-papers': given(10_400, 25, 40, 44, 24_000, 80_000),
  'campaign-variants': given(900, 150, 50, 52, 15_000, 35_000),
  'competitor-watch': given(250, 60, 70, 52, 4_000, 18_000),
  'draft-quotations': given(1_200, 300, 50, 62, 30_000, 95_000),
  'meeting-preparation': given(4_500, 30, 50, 58, 20_000, 50_000),
  tenders: given(420, 480, 42, 60, 20_000, 70_000),
  'help-desk': given(24_000, 15, 44, 46, 32_000, 90_000),
  'legacy-code': given(240, 600, 35, 75, 18_000, 60_000),
  'access-review': given(8_000, 12, 50, 56, 14_000, 55_000),
  'talking-manual': given(15_000, 12, 40, 54, 24_000, 85_000),
  'spare-part-photo': given(11_000, 15, 55, 44, 22_000, 75_000),
  'customer-mail': given(54_000, 12, 42, 40, 55_000, 160_000),
  'invoice-matching': given(48_000, 8, 35, 48, 40_000, 150_000),
  'variance-report': given(360, 240, 45, 62, 12_000, 45_000),
  'data-quality': given(2_600, 40, 60, 60, 18_000, 55_000),
  'plain-questions': given(5_200, 35, 40, 60, 28_000, 90_000),
  'discharge-letter': given(20_000, 30, 40, 78, 60_000, 260_000),
  coding: given(22_000, 12, 35, 50, 30_000, 120_000),
  'duty-roster': given(600, 180, 45, 44, 16_000, 58_000),
  exercises: given(9_000, 20, 50, 38, 20_000, 70_000),
  'essay-feedback': given(6_000, 25, 35, 40, 15_000, 52_000),
} as const satisfies Record<string, Inputs>;

export type CaseId = keyof typeof cases;
export const caseIds = keysOf(cases);

/** Initial values the sheet can start with: a case, or an assumed project at an MVP's fixed price. */
export const presets = {
  ...cases,
  mvp: given(2_400, 20, 40, 48, 6_000, figures.mvpPriceEuro),
} as const satisfies Record<string, Inputs>;
export type PresetId = keyof typeof presets;

export function isPresetId(value: unknown): value is PresetId {
  return typeof value === 'string' && Object.hasOwn(presets, value);
}

/** The fifteen industries of the specification, in its order, each with its cases; the first case is the default. */
export const industries = {
  retail: ['store-orders', 'product-copy', 'return-reasons'],
  manufacturing: ['visual-inspection', 'condition-maintenance', 'set-up-sequence'],
  banking: ['credit-file', 'laundering-alerts'],
  insurance: ['claims-intake', 'policy-comparison', 'invoice-scrutiny'],
  pe: ['data-room', 'portfolio-report', 'add-on-search'],
  automotive: ['workshop-reports', 'requirement-matching'],
  logistics: ['arrival-times', 'route-replanning', 'customs-papers'],
  marketing: ['campaign-variants', 'competitor-watch'],
  sales: ['draft-quotations', 'meeting-preparation', 'tenders'],
  it: ['help-desk', 'legacy-code', 'access-review'],
  service: ['talking-manual', 'spare-part-photo', 'customer-mail'],
  controlling: ['invoice-matching', 'variance-report'],
  datascience: ['data-quality', 'plain-questions'],
  healthcare: ['discharge-letter', 'coding', 'duty-roster'],
  education: ['exercises', 'essay-feedback'],
} as const satisfies Record<string, readonly CaseId[]>;

export const industryIds = keysOf(industries);

/** The case that one of our papers works through; the sheet starts with it by default. */
export const workedExample: CaseId = 'invoice-matching';
