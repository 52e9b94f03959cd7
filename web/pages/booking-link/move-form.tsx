import type { SlotsAnswer } from '#contract/booking/booking.ts';
import type { Language } from '#contract/site/languages.ts';
import { MovePicker } from '#web/forms/booking/picker/move-picker.tsx';
import type { Texts } from './texts.de.ts';

type Props = {
  texts: Texts;
  language: Language;
  path: string;
  slots: SlotsAnswer;
  /** Why the last try was refused. */
  refused: string | null;
};

/** Another time for the appointment. */
export function MoveForm({ texts, language, path, slots, refused }: Props) {
  const { refusals } = texts.picker;
  const sentence =
    refused === 'expired'
      ? texts.refused.expired
      : Object.hasOwn(refusals, refused ?? '')
        ? refusals[refused as keyof typeof refusals]
        : refusals.invalid;
  return (
    <section id="move" aria-labelledby="move-title" className="min-w-0">
      <h2 id="move-title" className="mb-3 text-title">
        {texts.move.title}
      </h2>
      <p className="mb-8 text-muted">{texts.move.text}</p>
      {refused && (
        <p role="alert" className="mb-6 rounded-control bg-danger-wash px-4 py-3 text-danger">
          <strong className="font-semibold">{sentence}</strong> {texts.refused.alone}
        </p>
      )}
      <MovePicker texts={texts.picker} words={texts.move} language={language} path={path} slots={slots} />
    </section>
  );
}
