import { fromHash } from '#contract/calculation/address.ts';
import { calculationParameter } from '#contract/calculation/parameters.ts';
import { formContexts } from '#contract/leads/fields.ts';
import { type LeadInput, leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { calculationLink } from '#server/calculation-pdf/links.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { withCalculation } from './attached-calculation.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { unlessHeldOrMany } from './mails-visitor.ts';
import { leadThroughIntake } from './through-intake.ts';

export function calculationRow(input: LeadInput<'calculation-request'>, context: SubmissionContext) {
  const origin = { pageSource: pageSources.calculator, buttonContext: formContexts['calculation-request'] };
  return leadRow('calculation-request', input, { calculation: fromHash(input.calculation), origin }, context);
}

export const calculationRequest = kind({
  name: 'calculation-request',
  input: leadKinds['calculation-request'].input,
  home: 'calculator',
  accepted: {
    de: 'Ihre Berechnung ist angekommen. Der Link zum PDF trifft in wenigen Minuten an der angegebenen Adresse ein.',
    en: 'Your calculation has arrived. The link to the PDF reaches the address you gave within a few minutes.',
  },
  repeatable: true,
  mailsVisitor: unlessHeldOrMany,
  mailsSheet: true,
  prepare: withCalculation,
  store: leadThroughIntake({
    row: calculationRow,
    answer: (leadId, { calculation }, { language }, { secret }) => ({
      extra: { downloadUrl: calculationLink(leadId, language, secret, Date.now()) },
      // Without JavaScript, the page that follows shows the figures again.
      query: { [calculationParameter]: calculation },
    }),
  }),
});
