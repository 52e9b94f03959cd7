import type { Notices } from './notices.de.ts';

export const notices: Notices = {
  contact:
    'uses your details to answer your inquiry (Art. 6(1)(b) or (f) GDPR) and deletes them once they are no longer needed for it. You may object at any time. Details in our',
  booking:
    'uses your details to arrange the appointment and to prepare for the conversation (Art. 6(1)(b) or (f) GDPR) and deletes them once they are no longer needed for it. You may object at any time. Details in our',
  'white-paper':
    'uses your details to provide the white paper (Art. 6(1)(b) GDPR) and to see which papers are in demand (f; you may object to this at any time), and deletes them once they are no longer needed for it. We will not send you advertising. Details in our',
  'private-equity-request':
    'uses your details to send the papers you chose and to answer questions about them (Art. 6(1)(b) GDPR) and deletes them once they are no longer needed for it. We will not send you advertising. Details in our',
  'organisation-request':
    'uses your details for sending the chosen papers and answering questions about them (Art. 6(1)(b) GDPR) and deletes them once they are no longer needed for it. We will not send you advertising. Details in our',
  'calculation-request':
    'uses your details to send you the PDF of your calculation and to answer questions about it (Art. 6(1)(b) GDPR) and deletes them once they are no longer needed for it. We will not send you advertising. Details in our',
  investor:
    'uses your details to review and answer your investor inquiry (Art. 6(1)(b) or (f) GDPR) and deletes them once they are no longer needed for it. You may object at any time. Details in our',
  'newsletter-radar':
    'uses your details for the AI radar only, with your consent (Art. 6(1)(a) GDPR), until you unsubscribe. A sign-up that is not confirmed is deleted after 14 days. Details in our',
  'newsletter-general':
    'uses your details for this newsletter only, with your consent (Art. 6(1)(a) GDPR). One click unsubscribes you; unconfirmed sign-ups are deleted after 14 days. Details in our',
};
