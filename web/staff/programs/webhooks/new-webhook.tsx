import { useId, useState } from 'react';
import { hookFormats, type NewWebhookAnswer } from '#contract/staff/programs/webhooks.ts';
import { faultCodes } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { StaffField } from '#web/staff/ui/fields/staff-field.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { type Choice, ChoiceFields } from './choice-fields.tsx';
import { addWebhook } from './queries.ts';
import { addressHelp, formatNames, formFaults } from './texts.ts';

const nothing: Choice = { format: 'standard', events: ['lead.created'], kinds: [], withName: false };

type Props = { onAdded: (added: NewWebhookAnswer) => void };

/** Creates a webhook for another program, or for a channel of Slack or Teams. */
export function NewWebhook({ onAdded }: Props) {
  const { api } = useStaff();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [choice, setChoice] = useState(nothing);
  const id = useId();
  const { busy, failure, error, reset, start } = useChange(() => addWebhook(api, { name, url, ...choice }), {
    onDone: (added) => {
      setName('');
      setUrl('');
      setChoice(nothing);
      onAdded(added);
    },
    onFailed: (failed) => {
      const [first] = faultCodes(failed);
      const field = first?.startsWith('url.') ? `${id}-url` : id;
      document.getElementById(field)?.focus();
    },
  });
  const codes = faultCodes(error);
  const faultOf = (field: string) => {
    const code = codes.find((one) => one.startsWith(`${field}.`));
    return code && (formFaults[code] ?? failure ?? undefined);
  };
  const faults = { name: faultOf('name'), url: faultOf('url'), events: faultOf('events') };
  const elsewhere = faults.url || faults.events ? undefined : failure;
  const typed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      reset();
    };
  return (
    <TabSection title="Webhook anlegen" hint="Danach senden Sie einen Test." ruled>
      <Form onSubmit={start} className="grid max-w-2xl gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <StaffField
            id={id}
            label="Name"
            autoComplete="off"
            maxLength={60}
            value={name}
            error={faults.name ?? elsewhere}
            onChange={typed(setName)}
          />
          <div>
            <label htmlFor={`${id}-format`} className="mb-1 block font-semibold">
              Empfänger
            </label>
            <SelectField
              id={`${id}-format`}
              value={choice.format}
              options={Object.entries(formatNames)}
              onChange={(value) =>
                typed(setChoice)({ ...choice, format: hookFormats.find((one) => one === value) ?? choice.format })
              }
            />
          </div>
        </div>
        <StaffField
          id={`${id}-url`}
          label="Adresse"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={url}
          help={addressHelp[choice.format]}
          error={faults.url}
          onChange={typed(setUrl)}
        />
        <ChoiceFields id={id} choice={choice} fault={faults.events} onChange={typed(setChoice)} />
        <FormButtons submit={busy ? 'Wird angelegt …' : 'Webhook anlegen'} busy={busy} />
      </Form>
    </TabSection>
  );
}
