import type { ComponentProps } from 'react';
import { ContactPageForm } from '#web/forms/contact/page-form.tsx';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';

type Props = Omit<ComponentProps<typeof ContactPageForm>, 'after'>;

/** The form; after sending it shows what is faster than waiting for a reply. */
export function ContactForm(props: Props) {
  return <ContactPageForm {...props} after={(sender) => <NextSlot compact words="quicker" draft={sender} />} />;
}
