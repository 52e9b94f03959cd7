import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Why a solution becomes a company: the rules of a project and of a product, side by side. */
export function Intro({ texts }: { texts: Texts['intro'] }) {
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={<p>{texts.text}</p>}>
      <table className="w-full border-b border-line text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="text-[0.95rem] font-semibold">
            {texts.columns.map((column, index) => (
              <th key={column} scope="col" className={`w-1/2 pb-3 ${index === 1 ? 'pl-4 text-cobalt' : 'pr-4'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {texts.rows.map((row) => (
          <tbody key={row.question} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-3.5 text-[0.86rem] font-normal text-muted">
                {row.question}
              </th>
            </tr>
            <tr className="align-baseline leading-snug">
              <td className="pt-1 pr-4 pb-4">{row.project}</td>
              <td className="pt-1 pb-4 pl-4 font-semibold">{row.spinOff}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}
