import { organisationPapers, organisationRequest } from '#contract/leads/paper-requests.ts';
import { requestPaperTitles } from '#contract/white-papers/request-papers.ts';
import type { PaperCard } from '#web/forms/paper-request/paper-choice.tsx';
import { PaperRequest, type RequestTexts } from '#web/forms/paper-request/paper-request.tsx';
import { useLanguage } from '#web/language/language.tsx';

type Props = {
  texts: RequestTexts;
  /** What stands on the cards, in the order of the papers. */
  cards: readonly Omit<PaperCard, 'id' | 'title'>[];
};

/** Asks for papers of the AI-and-organisation page. */
export function OrganisationRequestForm({ texts, cards }: Props) {
  const { language } = useLanguage();
  const papers = organisationPapers.map((id, index) => ({
    id,
    title: requestPaperTitles[id][language],
    text: cards[index]?.text ?? '',
    facts: cards[index]?.facts ?? [],
  }));
  return <PaperRequest lead={organisationRequest} texts={texts} papers={papers} />;
}
