import { maxLength } from '#contract/leads/lengths.ts';
import type { FieldErrorTexts } from './field-errors.de.ts';

export const fieldErrors: FieldErrorTexts = {
  person: {
    'firstName.required': 'Please enter your first name',
    'firstName.tooLong': `Please shorten the first name to ${maxLength.name} characters`,
    'lastName.required': 'Please enter your last name',
    'lastName.tooLong': `Please shorten the last name to ${maxLength.name} characters`,
    'email.required': 'Please enter your email address',
    'email.invalid': 'Please enter a valid email address',
    'email.tooLong': `Please enter an email address of ${maxLength.email} characters at most`,
    'email.localTooLong': `Please enter an email address with ${maxLength.local} characters at most before the @`,
  },
  phone: {
    'phone.required': 'Please enter your phone number',
    'phone.invalid': 'Please enter a number on which we can reach you, or leave the field empty',
    'phone.tooLong': `Please shorten the phone number to ${maxLength.phone} characters`,
  },
  company: {
    'company.required': 'Please enter your company',
    'company.invalid': 'Please check the company’s name',
    'company.tooLong': `Please shorten the company’s name to ${maxLength.company} characters`,
  },
  subject: {
    'subject.invalid': 'Please check the subject',
    'subject.tooLong': `Please shorten the subject to ${maxLength.subject} characters`,
  },
  message: {
    'message.required': 'Please enter your message',
    'message.invalid': 'Please check the message',
    'message.tooLong': `Please shorten the message to ${maxLength.message.toLocaleString('en')} characters`,
  },
  consent: {
    'consent.required': 'Please give your consent; without it we may not send anything',
    'consent.invalid': 'Please give your consent; without it we may not send anything',
  },
  papers: {
    'selectedWhitepapers.required': 'Please select at least one white paper',
    'selectedWhitepapers.unknown': 'Please select again; one of the white papers no longer exists',
  },
};
