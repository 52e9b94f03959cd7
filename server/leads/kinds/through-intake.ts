import type { NewLead, NewNewsletterSignup } from '#server/db/schema/schema.ts';
import type { Answer, StoreContext, Stored, SubmissionContext } from '#server/leads/definition.ts';
import type { LeadServices } from '#server/leads/services.ts';
import { mailsForSignup } from '#server/newsletter/mails/for-signup.ts';
import { mailsForLead } from './mails-for-lead.ts';

type LeadSteps<I> = {
  row: (input: I, context: SubmissionContext) => NewLead;
  /** White papers included in the receipt. */
  papers?: (input: I) => readonly string[];
  /** Additions to the answer; `id` is that of the stored lead. */
  answer?: (id: string, input: I, context: StoreContext, services: LeadServices) => Answer;
};

/** Stores a lead and its mails through the group commit. */
export function leadThroughIntake<I>({ row, papers, answer }: LeadSteps<I>) {
  return async (input: I, context: StoreContext, services: LeadServices): Promise<Stored> => {
    const lead = row(input, context);
    const mails = mailsForLead(lead, {
      staffAddress: services.staffAddress,
      withReceipt: context.mailsVisitor,
      papers: papers?.(input),
    });
    const { id, replayed } = await services.intake.commit({ id: lead.id, lead, signup: null, mails, key: context.key });
    return { ok: true, replayed, ...answer?.(id, input, context, services) };
  };
}

/** Stores a sign-up and its mail through the group commit. */
export function signupThroughIntake<I>(
  row: (input: I, context: SubmissionContext, company: string) => NewNewsletterSignup,
) {
  return async (input: I, context: StoreContext, services: LeadServices): Promise<Stored> => {
    const signup = row(input, context, services.company.name);
    const mails = mailsForSignup(signup, { staffAddress: services.staffAddress, spamSignals: context.signals });
    const { replayed } = await services.intake.commit({ id: signup.id, lead: null, signup, mails, key: context.key });
    return { ok: true, replayed };
  };
}
