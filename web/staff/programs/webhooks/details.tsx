import { useId, useState } from 'react';
import type { NewWebhookAnswer, Webhook, WebhookChange } from '#contract/staff/programs/webhooks.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { ConfirmDialog } from '#web/staff/ui/dialogs/confirm-dialog.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { Deliveries } from './deliveries.tsx';
import { changeWebhook, removeWebhook, renewSecret } from './queries.ts';
import { formFaults } from './texts.ts';

type Props = {
  webhook: Webhook;
  onChanged: () => void;
  onSecret: (secret: NewWebhookAnswer) => void;
  onRemoved: () => void;
};

/** A webhook's deliveries, the choice of what it is sent, and the buttons to pause or delete it. */
export function WebhookDetails({ webhook, onChanged, onSecret, onRemoved }: Props) {
  const { api } = useStaff();
  const { id, name, format, state, oldSecretUntil } = webhook;
  const [isRemoving, setRemoving] = useState(false);
  const change = useChange((what: WebhookChange) => changeWebhook(api, id, what), {
    onDone: (_, { state: now }) => {
      showToast({ title: now === 'paused' ? 'Webhook angehalten' : 'Webhook eingeschaltet' });
      onChanged();
    },
  });
  const renew = useChange(() => renewSecret(api, id), { onDone: onSecret });
  const remove = useChange(() => removeWebhook(api, id), {
    onDone: () => {
      setRemoving(false);
      showToast({ title: 'Webhook gelöscht' });
      onRemoved();
    },
  });
  const isActive = state === 'active';
  return (
    <div className="grid gap-6 rounded-xl border border-line bg-paper p-4 sm:p-5">
      <Deliveries webhook={webhook} onChanged={onChanged} />
      <ChoiceForm webhook={webhook} onChanged={onChanged} />
      <div>
        <div className="flex flex-wrap gap-2">
          <StaffButton
            look="line"
            busy={change.busy}
            onClick={() => change.start({ state: isActive ? 'paused' : 'active' })}
          >
            {isActive ? 'Anhalten' : 'Einschalten'}
          </StaffButton>
          {format === 'standard' && (
            <StaffButton look="line" busy={renew.busy} onClick={() => renew.start()}>
              Geheimnis erneuern
            </StaffButton>
          )}
          <StaffButton look="line" onClick={() => setRemoving(true)}>
            Löschen
          </StaffButton>
        </div>
        {oldSecretUntil && (
          <p className="tabular mt-2 text-muted">
            Bis {germanDateTime(oldSecretUntil)} signieren wir auch mit dem vorigen Geheimnis.
          </p>
        )}
        <p role="alert" className="mt-2 text-danger empty:hidden">
          {change.failure ?? renew.failure}
        </p>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={`Webhook ${name} löschen?`}
          change={remove}
          confirm="Löschen"
          busy="Wird gelöscht …"
          failed="Der Webhook wurde nicht gelöscht."
          onClose={() => setRemoving(false)}
        >
          <p>Was noch auf Zustellung wartet, wird verworfen.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The form that changes what is sent to it. */
function ChoiceForm({ webhook, onChanged }: Pick<Props, 'webhook' | 'onChanged'>) {
  const { api } = useStaff();
  const { id, format, events, kinds, withName } = webhook;
  const [choice, setChoice] = useState({ format, events, kinds, withName });
  const field = useId();
  const { format: _, ...wanted } = choice;
  const { busy, failure, reset, start } = useChange(() => changeWebhook(api, id, wanted), {
    onDone: () => {
      showToast({ title: 'Webhook geändert' });
      onChanged();
    },
  });
  const isChanged = JSON.stringify(choice) !== JSON.stringify({ format, events, kinds, withName });
  const fault = choice.events.length === 0 ? formFaults['events.required'] : (failure ?? undefined);
  return (
    <Form onSubmit={() => choice.events.length > 0 && start()} className="grid gap-4">
      <ChoiceFields
        id={field}
        choice={choice}
        fault={fault}
        onChange={(next) => {
          setChoice(next);
          reset();
        }}
      />
      {isChanged && <FormButtons submit={busy ? 'Wird gespeichert …' : 'Auswahl speichern'} busy={busy} />}
    </Form>
  );
}
