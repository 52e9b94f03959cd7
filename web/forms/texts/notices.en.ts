import type { Notices } from './notices.de.ts';

export const notices: Notices = {
  contact:
    'uses your details to answer your inquiry (Art. 6(1)(b) or (f) GDPR) and deletes them once they are no longer needed for it. You may object at any time. Full details:',
  booking:
    'uses your details to arrange the appointment and to prepare for the conversation (Art. 6(1)(b) or (f) GDPR) and deletes them once they are no longer needed for it. Details:',
  'white-paper':
    'uses your details to provide the white paper and to follow up once (Art. 6(1)(b) and (f) GDPR) and deletes them when that is done. This does not sign you up for any newsletter. Read more:',
  'private-equity-request':
    'uses your details to send the papers you chose and to follow up once (Art. 6(1)(b) and (f) GDPR). They are deleted afterwards unless a conversation follows. Particulars:',
  'organisation-request':
    'uses your details for sending the chosen papers and for one follow-up (Art. 6(1)(b) and (f) GDPR); without a further conversation they are deleted. At length:',
  investor:
    'uses your details to review and answer your investor inquiry (Art. 6(1)(b) GDPR) and deletes them if no investment comes of it. Rights and periods:',
  'newsletter-radar':
    'uses your details for the AI radar only, with your consent (Art. 6(1)(a) GDPR), until you unsubscribe. A sign-up that is not confirmed is deleted after 14 days. See the',
  'newsletter-general':
    'uses your details for this newsletter only, with your consent (Art. 6(1)(a) GDPR). One click unsubscribes you; unconfirmed sign-ups are deleted after 14 days. In full:',
};
