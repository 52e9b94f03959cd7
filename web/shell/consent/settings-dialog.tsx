import { useEffect, useRef, useState } from 'react';
import { type Consent, type ConsentCategory, consentCategories, storageKeys } from '#contract/site/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import './consent-styles.ts';
import { essentialOnly, everything, readConsent, storeConsent } from './consent.ts';
import { closeConsentDialog } from './dialog-state.ts';
import type { ConsentTexts } from './texts/texts.de.ts';

type Props = { texts: ConsentTexts['dialog']; onDecided: () => void };

/** The four categories. Only the three buttons store a choice; Escape and the close button do not. */
export function SettingsDialog({ texts, onDecided }: Props) {
  const [consent, setConsent] = useState(stored);
  const actions = useRef<HTMLDivElement>(null);
  // A choice made in another tab meanwhile must not be overwritten with the one this dialog opened with.
  useEffect(() => {
    const take = ({ key }: StorageEvent) => key === storageKeys.cookieConsent && setConsent(stored);
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, []);

  const decide = (choice: Consent) => {
    storeConsent(choice);
    onDecided();
    actions.current?.closest('dialog')?.close();
  };
  return (
    <Dialog
      title={texts.title}
      lead={texts.text}
      closeLabel={texts.close}
      onClosed={closeConsentDialog}
      footer={
        <div ref={actions} className="consent-choices grid grid-cols-2 gap-2.5 md:grid-cols-3">
          <Button look="line" size="small" onClick={() => decide(essentialOnly)}>
            {texts.rejectAll}
          </Button>
          <Button look="line" size="small" onClick={() => decide(everything)}>
            {texts.acceptAll}
          </Button>
          <Button look="line" size="small" className="max-md:col-span-2" onClick={() => decide(consent)}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <ul className="border-b border-line">
        {consentCategories.map((category) => (
          <Category
            key={category}
            category={category}
            texts={texts}
            checked={consent[category]}
            onChange={(checked) => setConsent({ ...consent, [category]: checked })}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const stored = (): Consent => readConsent() ?? essentialOnly;

type CategoryProps = {
  category: ConsentCategory;
  texts: Props['texts'];
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Category({ category, texts, checked, onChange }: CategoryProps) {
  const { name, text, details } = texts.categories[category];
  const essential = category === 'essential';
  return (
    <li className="border-t border-line py-4">
      <label className="flex min-h-11 items-center justify-between gap-6 has-[:disabled]:cursor-not-allowed">
        <span>
          <span className="font-display text-[1.1rem] font-semibold tracking-tight">{name}</span>
          <span className="text-[0.95rem]"> · {essential ? texts.always : texts.nothing}</span>
        </span>
        <input
          type="checkbox"
          aria-describedby={`consent-${category}`}
          checked={checked}
          disabled={essential}
          onChange={(event) => onChange(event.target.checked)}
          className="consent-switch"
        />
      </label>
      <p id={`consent-${category}`}>{text}</p>
      <details className="group mt-1 text-[0.95rem]">
        <summary className="flex min-h-9 w-fit list-none items-center gap-1.5 font-semibold text-cobalt">
          {texts.details}
          <span className="sr-only">: {name}</span>
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <p className="pt-1">{details}</p>
      </details>
    </li>
  );
}
