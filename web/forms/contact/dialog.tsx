import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { buttons } from '#contract/leads/buttons.ts';
import { contact } from '#contract/leads/contact.ts';
import type { Language } from '#contract/site/languages.ts';
import { AttachedCalculationField } from '#web/forms/attached-calculation-field.tsx';
import { ErrorSummary, FailureBanner, RequiredHint, Tick } from '#web/forms/form-messages.tsx';
import { LeadField, MessageField } from '#web/forms/lead-fields.tsx';
import { LeadFormFrame } from '#web/forms/lead-form.tsx';
import { clearDraft, hasDraft, senderDraft } from '#web/forms/life-cycle/drafts.ts';
import { discardDraft } from '#web/forms/life-cycle/sending/submissions.ts';
import { type LeadForm, useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { messageOf } from '#web/forms/opened-dialog/message-of.ts';
import type { Opening, ReadyDialog } from '#web/forms/opened-dialog/opening.ts';
import { showOutcome } from '#web/forms/opened-dialog/show-outcome.ts';
import { useCloseOnNavigation } from '#web/forms/opened-dialog/use-close-on-navigation.ts';
import { useDialogTexts } from '#web/forms/opened-dialog/use-dialog-texts.ts';
import { PrivacyNotice } from '#web/forms/privacy-notice.tsx';
import { SubmitButton } from '#web/forms/submit-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type ContactDialogTexts, importContactTexts } from './load-texts.ts';

const name = 'contact-modal';

type Props = ComponentProps<ReadyDialog> & { initial: ContactDialogTexts };

/** Loads the texts first, so that the modal opens complete. */
export async function ready(language: Language): Promise<ReadyDialog> {
  const initial = await importContactTexts(language);
  return (props) => <ContactDialog initial={initial} {...props} />;
}

/** The contact modal (spec sections 2 and 4). Closing it resets form, errors and status. */
function ContactDialog({ opening, initial, onClosed, NextSlot }: Props) {
  const { texts, messages } = useDialogTexts(initial, importContactTexts);
  const form = useLeadForm({ lead: contact, schema: contact.input, name, page: null, keepsSender: true });
  const sent = form.status === 'success';
  // On unmount, whatever the reason: the dialog may be reopened before the browser fires `close`.
  useLayoutEffect(
    () => () => {
      discardDraft(name);
      clearDraft(senderDraft);
    },
    [],
  );
  useCloseOnNavigation(onClosed);

  return (
    <Dialog
      title={sent ? texts.modal.successTitle : texts.modal.title}
      lead={sent ? null : texts.modal.lead}
      closeLabel={texts.modal.close}
      locked={form.busy}
      closesOnBackdrop={() => sent || !hasDraft(name)}
      opener={opening.opener}
      onClosed={onClosed}
    >
      {sent ? (
        <Sent texts={texts.modal}>
          <NextSlot compact words="quicker" draft={senderDraft} />
        </Sent>
      ) : (
        <>
          <div className="mb-5 border-y border-line py-3">
            <NextSlot compact words="instead" draft={name} />
          </div>
          <Form form={form} texts={texts} opening={opening} defaultText={messageOf(messages, opening.button)} />
        </>
      )}
    </Dialog>
  );
}

type FormProps = { form: LeadForm; texts: ContactDialogTexts['texts']; opening: Opening; defaultText: string };

function Form({ form, texts, opening, defaultText }: FormProps) {
  const button: { buttonContext: string; topic?: string } = buttons[opening.button];
  const hidden = {
    pageSource: opening.pageSource,
    buttonContext: button.buttonContext,
    buttonText: opening.buttonText,
    subject: button.topic,
  };
  return (
    <LeadFormFrame form={form} texts={texts} hidden={hidden} label={texts.modal.title}>
      <RequiredHint />
      <ErrorSummary />
      <LeadField name="firstName" required />
      <LeadField name="lastName" required />
      <LeadField name="email" required />
      <LeadField name="phone" />
      <MessageField defaultText={defaultText} help={texts.modal.help} className="sm:col-span-2" />
      <AttachedCalculationField calculation={opening.calculation} className="sm:col-span-2" />
      <FailureBanner title={texts.modal.failureTitle} text={texts.modal.failure} />
      <SubmitButton label={texts.send} busyLabel={texts.modal.sending} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <PrivacyNotice text={texts.notice} newTab />
      </div>
    </LeadFormFrame>
  );
}

function Sent({ texts, children }: { texts: ContactDialogTexts['texts']['modal']; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => showOutcome(panel.current), []);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      aria-label={texts.successTitle}
      aria-describedby={id}
      className="focus-visible:outline-none"
    >
      <Tick size={52} />
      <p id={id} className="mt-4 max-w-[28.2em] text-lead">
        {texts.success}
      </p>
      <div className="mt-6 border-y border-line py-3">{children}</div>
      {/* Closed by the browser, through method="dialog". */}
      <form method="dialog" className="mt-5">
        <Button type="submit" look="line">
          {texts.close}
        </Button>
      </form>
    </div>
  );
}
