import { Link } from 'react-router';
import { whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { useLanguage } from '#web/language/language.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Onward, onwardLink } from '#web/ui/sections/onward.tsx';
import type { Texts } from './texts.de.ts';

type Props = { texts: Texts; papers: readonly [older: PublicWhitePaper | null, newer: PublicWhitePaper | null] };

/** The papers beside this one in the series. */
export function Neighbours({ texts, papers }: Props) {
  const { language } = useLanguage();
  const [older, newer] = papers;
  if (!older && !newer) return null;
  return (
    <Onward title={texts.neighbours[older && newer ? 'both' : older ? 'older' : 'newer']}>
      {papers.map(
        (paper) =>
          paper && (
            <li key={paper.id}>
              <Link to={whitePaperHref(paper.id, language)} prefetch="intent" className={onwardLink}>
                <span>
                  <span className="tabular mr-3 text-muted">{paper.number.split(' ')[0]}</span>
                  {paper.title}
                </span>{' '}
                <Arrow />
              </Link>
            </li>
          ),
      )}
    </Onward>
  );
}
