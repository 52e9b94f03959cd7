import { formContexts } from '#contract/leads/fields.ts';
import { type LeadInput, leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { downloadPath } from '#contract/leads/white-paper.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { leadThroughIntake } from './through-intake.ts';

export function whitePaperRow(input: LeadInput<'white-paper'>, context: SubmissionContext) {
  const { company, whitePaperTitle } = input;
  const details = { 'White Paper': whitePaperTitle ?? '' };
  const origin = { pageSource: pageSources['knowledge-center'], buttonContext: formContexts['white-paper'] };
  return leadRow('white-paper', input, { company, details, origin }, context);
}

export const whitePaper = kind({
  name: 'white-paper',
  input: leadKinds['white-paper'].input,
  home: 'knowledge-center',
  accepted: { de: 'Ihr White Paper steht bereit.', en: 'Your white paper is ready.' },
  repeatable: false,
  // The paper is offered for download on screen.
  mailsVisitor: () => false,
  prepare: async (input, language, { whitePapers }) => {
    const paper = await whitePapers.find(input.whitePaperId);
    if (!paper) {
      return { ok: false, code: 'bad-fields', errors: [{ field: 'whitePaperId', code: 'whitePaperId.unknown' }] };
    }
    const buttonText = input.buttonText || paper.number;
    return {
      ok: true,
      input: { ...input, whitePaperTitle: `${paper.titles[language]} (${paper.number})`, buttonText },
    };
  },
  store: leadThroughIntake({
    row: whitePaperRow,
    answer: (leadId, { whitePaperId }, { language }, { whitePapers }) => {
      const downloadUrl = whitePapers.downloadUrl(leadId, whitePaperId, language);
      const query = { paper: whitePaperId, download: downloadUrl.slice(downloadPath.length + 1) };
      return { extra: { downloadUrl, leadId }, query };
    },
  }),
});
