import type { ComponentProps } from 'react';
import { ContactPageForm } from '#web/forms/contact/page-form.tsx';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';

type Props = Omit<ComponentProps<typeof ContactPageForm>, 'after'>;

/** The form, and after it was sent what is quicker than waiting for an answer. */
export function ContactForm(props: Props) {
  return <ContactPageForm {...props} after={<NextSlot compact words="quicker" />} />;
}
