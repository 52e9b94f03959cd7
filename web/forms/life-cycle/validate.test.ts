import { describe, expect, it } from 'vitest';
import { contact, contactPageInput } from '#contract/leads/contact.ts';
import { newsletterFormInput } from '#contract/leads/newsletters.ts';
import { byField, validate } from './validate.ts';

const person = { firstName: 'Änne', lastName: 'Probe', email: 'a@b.example' };

describe('checking what a visitor entered', () => {
  it('accepts a message from the modal without phone and message', () => {
    expect(validate(contact.input, person)).toEqual({});
  });

  it('treats blank names as missing', () => {
    expect(validate(contact.input, { ...person, firstName: '  ' })).toEqual({ firstName: 'firstName.required' });
  });

  it('names each wrong field once, in the order of the form', () => {
    const errors = validate(contactPageInput, { firstName: '', lastName: '', email: 'a@', message: ' ' });
    expect(errors).toEqual({
      firstName: 'firstName.required',
      lastName: 'lastName.required',
      email: 'email.invalid',
      message: 'message.required',
    });
    expect(Object.keys(errors).slice(0, 3)).toEqual(['firstName', 'lastName', 'email']);
  });

  it('requires the consent', () => {
    expect(validate(newsletterFormInput, { ...person, consent: false })).toEqual({ consent: 'consent.required' });
    expect(validate(newsletterFormInput, { ...person, consent: true })).toEqual({});
  });

  it('keeps the first code of a field that the server names twice', () => {
    const twice = [
      { field: 'email', code: 'email.invalid' },
      { field: 'email', code: 'email.tooLong' },
    ];
    expect(byField(twice)).toEqual({ email: 'email.invalid' });
  });
});
