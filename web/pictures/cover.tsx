import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { shelfFile } from './shelf-file.ts';

type Props = {
  paper: PublicWhitePaper;
  /** Whether the build has drawn it; other papers get a plain cover with number and title. */
  drawn: boolean;
  /** Uses the file with the covers of twelve papers, for places that show many of them. */
  fromShelf?: boolean;
  className?: string;
};

/** A paper's cover, drawn from the paper's own figures. Decorative, because number and title are next to it as text. */
export function Cover({ paper, drawn, fromShelf = false, className = 'w-full' }: Props) {
  const { language } = useLanguage();
  const file = fromShelf ? `${shelfFile(paper.id, language)}#p${paper.id}` : `cover-${paper.id}-${language}.svg#p`;
  return (
    <svg viewBox="0 0 210 297" aria-hidden="true" className={`block h-auto ${className}`}>
      {drawn ? <use href={`${__DRAWINGS__}/${file}`} /> : <Plain {...paper} />}
    </svg>
  );
}

/** The cover of a paper on a request page; also decorative. */
export function RequestCover({ kind, paper, className }: { kind: string; paper: string; className: string }) {
  const { language } = useLanguage();
  return (
    <svg viewBox="0 0 210 297" aria-hidden="true" className={`block h-auto ${className}`}>
      <use href={`${__DRAWINGS__}/covers-${kind}-${language}.svg#${paper}`} />
    </svg>
  );
}

function Plain({ number, title }: PublicWhitePaper) {
  return (
    <>
      <rect width="210" height="297" className="fill-ink-2" />
      <text className="fill-white font-display font-semibold" fontSize="15">
        <tspan x="14" y="36">
          {number.replace('#', '')}
        </tspan>
        {broken(title, 21).map((line, index) => (
          <tspan key={line} x="14" y={72 + index * 19}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Wraps text into lines of about `most` letters. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
