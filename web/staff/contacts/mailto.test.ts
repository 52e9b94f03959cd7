import { describe, expect, test } from 'vitest';
import { mailtoLink } from './mailto.ts';

const lead = {
  email: 'a.grossmann@beispiel-werk.example',
  firstName: 'Änne',
  lastName: 'Großmann',
  subject: '',
  language: 'de',
  created_at: '2026-11-20T23:30:00Z',
} as const;

function read(link: string): Record<string, string> {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

describe('E-Mail senden', () => {
  test('fills in address, subject and a German greeting, with the day in Berlin', () => {
    expect(read(mailtoLink(lead))).toEqual({
      to: 'a.grossmann@beispiel-werk.example',
      subject: 'Ihre Anfrage vom 21.11.2026',
      body: 'Guten Tag Änne Großmann,\r\n\r\n',
    });
  });

  test('writes English to a lead that came in English', () => {
    expect(read(mailtoLink({ ...lead, language: 'en', subject: 'Pilot & price' }))).toMatchObject({
      subject: 'Your inquiry: Pilot & price',
      body: 'Hello Änne Großmann,\r\n\r\n',
    });
  });

  test('a German topic from a button is not used in an English mail', () => {
    const asked = { ...lead, subject: 'Auswahl der Leistung' };
    expect(read(mailtoLink(asked))).toMatchObject({ subject: 'Ihre Anfrage: Auswahl der Leistung' });
    expect(read(mailtoLink({ ...asked, language: 'en' }))).toMatchObject({
      subject: 'Your inquiry of 21 November 2026',
    });
  });

  test('encodes spaces as %20, never as +, and line breaks as CRLF', () => {
    expect(mailtoLink(lead)).toContain('body=Guten%20Tag%20%C3%84nne%20Gro%C3%9Fmann%2C%0D%0A%0D%0A');
  });

  test('a hostile lead adds no recipient, header or text direction', () => {
    const link = mailtoLink({
      ...lead,
      email: 'a?bcc=evil@x.example&cc=b@x.example',
      firstName: '\u202eevil\r\nBcc: c@x.example',
      lastName: '&body=x#',
      subject: 'a\nTo: d@x.example%0Ay',
    });
    const { to, subject, body, ...others } = read(link);
    expect(others).toEqual({});
    expect(to).toBe('a?bcc=evil@x.example&cc=b@x.example');
    expect(subject).toBe('Ihre Anfrage: a To: d@x.example%0Ay');
    expect(body).toBe('Guten Tag evil Bcc: c@x.example &body=x#,\r\n\r\n');
  });

  test('greets a lead without name or date as well', () => {
    expect(read(mailtoLink({ ...lead, firstName: ' ', lastName: '', created_at: '' }))).toMatchObject({
      subject: 'Ihre Anfrage',
      body: 'Guten Tag,\r\n\r\n',
    });
  });
});
