import { replyWithin } from '#contract/site/figures.ts';
import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { ContactTexts } from './texts.de.ts';

export const en: ContactTexts = {
  common,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    subject: 'Subject',
    message: 'Message',
  },
  errors: {
    ...fieldErrors.person,
    ...fieldErrors.phone,
    ...fieldErrors.company,
    ...fieldErrors.subject,
    ...fieldErrors.message,
    // Exact wording from spec section 5; the message follows its style.
    'firstName.required': 'First name is required',
    'lastName.required': 'Last name is required',
    'email.required': 'Valid email address is required',
    'email.invalid': 'Valid email address is required',
    'message.required': 'Message is required',
  },
  notice: notices.contact,
  send: 'Send message',
  modal: {
    title: 'What would you like to discuss?',
    lead: `We reply ${replyWithin.en}, by email or phone.`,
    help: 'A suggestion to start from. Change it as you like.',
    sending: 'Sending...',
    close: 'Close',
    failureTitle: 'Error sending message',
    failure: 'Sorry, an error occurred while sending the message. Please try again.',
    successTitle: 'Message sent',
    success: `Thank you. A confirmation goes to your email address, and our answer follows ${replyWithin.en}.`,
  },
  page: {
    sending: 'Sending message …',
    missingTitle: 'Please fill in all required fields',
    missing: 'First name, last name, email and message are required.',
    successTitle: 'Message sent successfully!',
    success: 'Thank you for your inquiry. We will get back to you shortly.',
    failureTitle: 'Error sending',
    failure: 'Please try again later.',
  },
};
