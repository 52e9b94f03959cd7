import { requestContexts } from '#contract/leads/paper-requests.ts';
import { type LeadInput, leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { unlessHeldOrMany } from './mails-visitor.ts';
import { leadThroughIntake } from './through-intake.ts';

type RequestKind = 'private-equity-request' | 'organisation-request';
type RequestInput = LeadInput<RequestKind>;

/** `details` holds the German titles of the chosen papers, the ones that staff know. */
export function requestRow(name: RequestKind, input: RequestInput, context: SubmissionContext) {
  const { phone, selectedWhitepapers } = input;
  const details = { 'White Papers': selectedWhitepapers.map((id) => requestPaperTitles[id].de).join('; ') };
  const origin = { pageSource: pageSources[name], buttonContext: requestContexts[name] };
  return leadRow(name, input, { phone, details, origin }, context);
}

function request<K extends RequestKind>(name: K) {
  return {
    name,
    home: name,
    repeatable: true,
    mailsVisitor: unlessHeldOrMany,
    store: leadThroughIntake<RequestInput>({
      row: (input, context) => requestRow(name, input, context),
      papers: ({ selectedWhitepapers }) => selectedWhitepapers,
    }),
  };
}

export const privateEquityRequest = kind({
  ...request('private-equity-request'),
  input: leadKinds['private-equity-request'].input,
  accepted: {
    de: 'Ihre Anfrage ist angekommen. Die Papiere treffen in wenigen Minuten an der angegebenen Adresse ein; sonst sehen Sie bitte im Spam-Ordner nach.',
    en: 'Your request has arrived. The papers reach the address you gave within a few minutes; otherwise look in your spam folder.',
  },
});

export const organisationRequest = kind({
  ...request('organisation-request'),
  input: leadKinds['organisation-request'].input,
  accepted: {
    de: 'Ihre Anfrage ist angekommen. Die Papiere liegen in wenigen Minuten im Postfach der angegebenen Adresse, sonst im Spam-Ordner.',
    en: 'Your request has arrived. Within a few minutes the papers are in the inbox of the address you gave, or else in its spam folder.',
  },
});
