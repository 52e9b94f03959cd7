import type { IssueTexts } from './texts.de.ts';

export const en: IssueTexts = {
  closing: 'Kind regards',
  browser: 'Read this issue on our website',
  archive: 'All issues',
  reason: (name: string) => `You receive this email because you subscribed to ${name}. `,
  preferences: 'Change your choice',
  or: ' or ',
  unsubscribe: 'unsubscribe',
  test: 'This is a test. Links to the choice and to unsubscribe stand here once the issue goes to its readers.',
  testSubject: (subject: string) => `[Test] ${subject}`,
};
