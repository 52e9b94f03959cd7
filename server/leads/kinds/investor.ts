import { formContexts } from '#contract/leads/fields.ts';
import { investorFormInput } from '#contract/leads/investor.ts';
import { type LeadInput, leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { replyWithin } from '#contract/site/figures.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { unlessSuspect } from './mails-visitor.ts';
import { leadThroughIntake } from './through-intake.ts';

export function investorRow(input: LeadInput<'investor'>, context: SubmissionContext) {
  const { phone, company, investmentFocus, investmentStage } = input;
  const details = { Schwerpunkt: investmentFocus, Phase: investmentStage };
  const origin = { pageSource: pageSources['spin-offs'], buttonContext: formContexts.investor };
  return leadRow('investor', input, { phone, company, details, origin }, context);
}

export const investor = kind({
  name: 'investor',
  input: leadKinds.investor.input,
  formInput: investorFormInput,
  home: 'spin-offs',
  accepted: {
    de: `Ihre Anfrage ist angekommen. Wir antworten ${replyWithin.de}.`,
    en: `Your inquiry has arrived. We reply ${replyWithin.en}.`,
  },
  repeatable: false,
  mailsVisitor: unlessSuspect,
  store: leadThroughIntake({ row: investorRow }),
});
