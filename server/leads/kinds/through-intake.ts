import type { NewLead, NewNewsletterSignup } from '#server/db/schema/schema.ts';
import { mailsForLead } from '#server/leads/mails/for-lead.ts';
import type { LeadServices } from '#server/leads/services.ts';
import { mailsForSignup } from '#server/newsletter/mails/for-signup.ts';
import type { Answer, StoreContext, Stored, SubmissionContext } from './definition.ts';

type LeadSteps<I> = {
  row: (input: I, circumstances: SubmissionContext) => NewLead;
  /** White papers included in the receipt. */
  papers?: (input: I) => readonly string[];
  /** Additions to the answer; `id` is that of the stored lead. */
  answer?: (id: string, input: I, arrival: StoreContext, services: LeadServices) => Answer;
};

/** Stores a lead and its mails through the group commit. */
export function leadThroughIntake<I>({ row, papers, answer }: LeadSteps<I>) {
  return async (input: I, arrival: StoreContext, services: LeadServices): Promise<Stored> => {
    const lead = row(input, arrival);
    const mails = mailsForLead(lead, {
      staffAddress: staffAddress(services),
      withReceipt: arrival.mailsVisitor,
      papers: papers?.(input),
    });
    const { id, replayed } = await services.intake.commit({ id: lead.id, lead, signup: null, mails, key: arrival.key });
    return { ok: true, replayed, ...answer?.(id, input, arrival, services) };
  };
}

/** Stores a sign-up and its mail through the group commit. */
export function signupThroughIntake<I>(
  row: (input: I, circumstances: SubmissionContext, company: string) => NewNewsletterSignup,
) {
  return async (input: I, arrival: StoreContext, services: LeadServices): Promise<Stored> => {
    const signup = row(input, arrival, services.company.name);
    const mails = mailsForSignup(signup, { staffAddress: staffAddress(services), spamSignals: arrival.signals });
    const { replayed } = await services.intake.commit({ id: signup.id, lead: null, signup, mails, key: arrival.key });
    return { ok: true, replayed };
  };
}

function staffAddress({ settings, company }: LeadServices): string {
  return settings.MAIL_TO ?? company.mail.to;
}
