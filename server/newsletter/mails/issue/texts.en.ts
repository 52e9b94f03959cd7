import type { IssueTexts } from './texts.de.ts';

export const en: IssueTexts = {
  closing: 'Kind regards',
  browser: 'Read this issue on our website',
  archive: 'All issues',
  reason: (name: string) => `You are receiving this email because you subscribed to ${name}. `,
  preferences: 'Change your choice',
  or: ' or ',
  unsubscribe: 'unsubscribe',
  test: 'This is a test. When the issue is sent, the links to read it on our website, to change preferences and to unsubscribe are added here.',
  testSubject: (subject: string) => `[Test] ${subject}`,
};
