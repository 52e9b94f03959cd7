import { figures } from '#contract/site/figures.ts';
import { common } from '../texts/all-forms.en.ts';
import { notices } from '../texts/notices.en.ts';
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
    'firstName.required': 'First name is required',
    'firstName.tooLong': 'Please shorten the first name to 100 characters',
    'lastName.required': 'Last name is required',
    'lastName.tooLong': 'Please shorten the last name to 100 characters',
    'email.required': 'Valid email address is required',
    'email.invalid': 'Valid email address is required',
    'email.tooLong': 'This address has more than 254 characters; please check it',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'Please check the phone number',
    'phone.tooLong': 'Please enter a number of 40 characters at most',
    'company.invalid': 'Please check the company name',
    'company.tooLong': 'Please shorten the name to 200 characters',
    'subject.invalid': 'Please check the subject',
    'subject.tooLong': 'Please shorten the subject to 200 characters',
    'message.required': 'Message is required',
    'message.invalid': 'Please check the message',
    'message.tooLong': 'Please shorten the message to 5,000 characters',
  },
  notice: notices.contact,
  send: 'Send message',
  modal: {
    title: 'What is it about?',
    lead: `We reply within ${figures.replyHours}\u00a0hours, by email or phone.`,
    help: 'A suggestion to start from. Change it as you like.',
    sending: 'Sending...',
    close: 'Close',
    failureTitle: 'Error sending message',
    failure: 'Sorry, an error occurred while sending the message. Please try again.',
    successTitle: 'Message sent',
    success: `Thank you. A receipt goes to your address, and our answer follows within ${figures.replyHours}\u00a0hours.`,
  },
  page: {
    sending: 'Sending message...',
    missingTitle: 'Please fill in all required fields',
    missing: 'First name, last name, email and message are required.',
    successTitle: 'Message sent successfully!',
    success: 'Thank you for your inquiry. We will get back to you shortly.',
    failureTitle: 'Error sending',
    failure: 'Please try again later.',
  },
};
