import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The fixed price as the sheet of paper that is signed: what is in it, what is not, the sum. */
export function Price({ texts }: { texts: Texts['price'] }) {
  return (
    <Section tone="sand" layout="split" texts={texts}>
      <div className="bg-white p-6 shadow-float sm:p-10">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-text pb-4">
          <span className="font-display text-[1.6rem] leading-tight font-semibold">{texts.sheet}</span>
          <span className="text-[0.95rem] text-muted">{texts.sample}</span>
        </p>
        <h3 className="mt-6 font-text text-[0.95rem] font-semibold tracking-normal text-muted">{texts.included}</h3>
        <ul className="mt-1">
          {texts.items.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2.5">
              <Sign path="m2 7.5 3.2 3.2L12 3.6" className="stroke-cobalt" />
              {item}
            </li>
          ))}
        </ul>
        <h3 className="mt-7 font-text text-[0.95rem] font-semibold tracking-normal text-muted">{texts.excluded}</h3>
        <ul className="mt-1 text-muted">
          {texts.extras.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2.5">
              <Sign path="m3 3 8 8M11 3l-8 8" className="stroke-muted" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-text pt-4">
          <span className="font-semibold">{texts.total}</span>
          <span className="tabular">
            <strong className="font-display text-title leading-none font-semibold tracking-tight">
              {texts.amount}
            </strong>{' '}
            <span className="ml-1.5 whitespace-nowrap text-muted">{texts.tax}</span>
          </span>
        </p>
      </div>
    </Section>
  );
}

function Sign({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={`mt-1.5 fill-none ${className}`}>
      <path d={path} strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
