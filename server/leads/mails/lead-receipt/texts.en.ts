import { replyWithin } from '#contract/site/figures.ts';
import { linkDays } from '#server/paper-requests/links.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  kinds: {
    contact: {
      subject: 'We have received your message',
      heading: 'We have received your message',
      point: `You will hear from us ${replyWithin.en}.`,
      next: 'We pass your question to the colleague who can answer it best, who will write to this address or, if you left a number, call you. To add anything, reply to this email.',
      phone: 'If it is urgent, call us: ',
      reason:
        'You are receiving this because someone used this address to send us a message on our website. If that was not you, send us a short reply and we will delete the details.',
    },
    'private-equity-request': {
      subject: 'Your white papers for private equity',
      heading: 'Your white papers',
      point: `Here are the papers you chose, as PDFs. The links work for ${linkDays}\u00a0days.`,
      next: 'If you have questions about the papers, just reply to this email.',
      phone: 'To ask something in confidence, call us on ',
      reason:
        'You are receiving this because white papers were requested for this address on our private equity page. If that was not you, send us a short reply and we will delete the details.',
    },
    'organisation-request': {
      subject: 'Your white papers on AI and organisation',
      heading: 'Your white papers',
      point: `The papers open as PDFs. Each link works for ${linkDays}\u00a0days.`,
      next: 'If you still have a question after reading, reply to this email.',
      phone: 'If you would rather talk, call us on ',
      reason:
        'You are receiving this because white papers were requested for this address on our page about AI and organisation. If that was not you, send us a short reply and we will delete the details.',
    },
    'calculation-request': {
      subject: 'Your calculation as a PDF',
      heading: 'Your calculation',
      point: `Your calculation is ready as a PDF of one A4 page. The link works for ${linkDays}\u00a0days.`,
      next: 'The sheet shows the assumptions, the three scenarios and the tipping point. If you have questions about it, just reply to this email.',
      talk: 'If you would like to go through the figures with us, ',
      phone: 'Or call us on ',
      reason:
        'You are receiving this because a calculation was requested as a PDF for this address on our website. If that was not you, send us a short reply and we will delete the details.',
    },
    investor: {
      subject: 'We have received your investor inquiry',
      heading: 'We have received your investor inquiry',
      point: `You will hear from us ${replyWithin.en}.`,
      next: 'Someone who knows our spin-offs will reply. This confirmation is not an offer to invest.',
      phone: 'Until then you can reach us on ',
      reason:
        'You are receiving this because an investor inquiry with this address was sent from our spin-offs page. If that was not you, send us a short reply and we will delete the details.',
    },
  },
  single: {
    'private-equity-request': {
      subject: 'Your white paper for private equity',
      heading: 'Your white paper',
      point: `Here is the paper you chose, as a PDF. The link works for ${linkDays}\u00a0days.`,
      next: 'If you have questions about the paper, just reply to this email.',
    },
    'organisation-request': {
      subject: 'Your white paper on AI and organisation',
      heading: 'Your white paper',
      point: `The paper opens as a PDF. The link works for ${linkDays}\u00a0days.`,
      next: 'If you still have a question after reading, reply to this email.',
    },
  },
  talkLink: 'choose a time',
  closing: 'Kind regards',
  privacy: 'How long we keep details, and what rights you have, is set out in our ',
  privacyLink: 'privacy policy',
};
