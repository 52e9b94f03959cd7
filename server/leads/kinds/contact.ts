import { fromHash } from '#contract/calculation/address.ts';
import { contactPageInput } from '#contract/leads/contact.ts';
import { type LeadInput, leadKinds } from '#contract/leads/registry.ts';
import { noSource } from '#contract/leads/sources.ts';
import { replyWithin } from '#contract/site/figures.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { withCalculation } from './attached-calculation.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { unlessSuspect } from './mails-visitor.ts';
import { leadThroughIntake } from './through-intake.ts';

export const contactRow = (input: LeadInput<'contact'>, context: SubmissionContext) =>
  leadRow(
    'contact',
    input,
    { ...input, calculation: fromHash(input.calculation), origin: { pageSource: noSource } },
    context,
  );

export const contact = kind({
  name: 'contact',
  input: leadKinds.contact.input,
  formInput: contactPageInput,
  home: 'contact',
  accepted: {
    de: `Ihre Nachricht ist angekommen. Wir antworten ${replyWithin.de}.`,
    en: `Your message has arrived. We reply ${replyWithin.en}.`,
  },
  repeatable: false,
  mailsVisitor: unlessSuspect,
  prepare: withCalculation,
  store: leadThroughIntake({ row: contactRow }),
});
