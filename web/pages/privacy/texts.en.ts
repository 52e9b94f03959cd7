import { asOf, legalDate } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

export const en: Texts = {
  meta: {
    title: 'Privacy policy',
    description:
      'Privacy on this website: a server of our own, no analytics service, no advertising. Which data we use, what for, for how long, and your rights.',
    keywords: ['privacy', 'data protection', 'GDPR', 'cookies', 'newsletter', 'your rights'],
  },
  title: 'Privacy',
  country: {
    own: {
      lead: `This website runs on a server under our administration and embeds no third-party services. What we do process is set out in seven sections. As of ${stated}.`,
      text: 'our server works out the country from the IP address. It looks it up in a database stored on the server itself; nobody else learns the address, and after ten minutes at the latest it is gone from working memory as well (Art.\u00a06(1)(f) GDPR).',
    },
    elsewhere: {
      lead: `This website runs on a server under our administration. Your browser asks one outside service in order to choose the language; section\u00a03 names it. As of ${stated}.`,
      text: 'your browser asks the service {service} for the country. Its operator thereby learns your IP address; if it does not answer, the language of your browser applies. Our server also looks in a database stored on the server itself (both Art.\u00a06(1)(f) GDPR).',
      visit: 'The service {service}, which works out the country, learns your IP address (section\u00a03).',
      recipient: 'The operator of {service} receives your IP address too, from your browser itself (section\u00a03).',
    },
  },
  contents: 'Contents',
  mailProvider: 'Emails of this website are delivered for us by {name}.',
  officer: 'You can reach our data protection officer as follows: {name}, {contact}.',
  abroad: {
    israel:
      'If our office in Israel handles an inquiry, adequacy decision 2011/61/EU covers it; we pass nothing to other countries outside the EU and the EEA.',
    none: 'We pass nothing to countries outside the EU and the EEA.',
  },
  booking: {
    own: 'We schedule appointments ourselves; no outside calendar is embedded. If you book a conversation, we store name, email address, time, time zone, the kind of conversation and, if given, phone number, company and subject on our server (Art.\u00a06(1)(b) or (f) GDPR). Confirmation and reminder come by email; the link in them to move or cancel is signed and valid for this appointment only. Our own calendar program reads the appointments through a secret address of this server.',
    elsewhere:
      'We schedule appointments in a calendar outside this website. It is not embedded: only your click opens it in a new tab, and what you enter there falls under the notice of its provider. Nothing is stored on this website in the process.',
    ownDay: ', and for a day after you book an appointment',
    elsewhereRecipient:
      'What you enter in the calendar for conversations is received by its provider too (section\u00a03).',
  },
  sections: [
    {
      id: 'overview',
      title: 'Privacy at a glance',
      parts: [
        {
          title: 'Who learns of your visit',
          paragraphs: [
            'While you merely read, all we keep of you is your IP address, in working memory and for about ten minutes at most (section\u00a03). Typefaces, pictures and scripts come from our own server. No advertising network, analytics service or map provider hears that you were here. {countryVisit}',
          ],
          list: [],
        },
        {
          title: 'What you choose to tell us',
          paragraphs: [
            'When you send a form, your details go into the database on our server and into an email to the person in charge at {company}. They serve the stated purpose and no other.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'duties',
      title: 'General notes and mandatory information',
      parts: [
        {
          title: 'Controller',
          paragraphs: [
            'The controller is {company}, {address}. You can reach us on {phone} or at {email}, where we also answer questions about data protection. {officer}',
          ],
          list: [],
        },
        {
          title: 'Legal bases and recipients',
          paragraphs: [
            'We rely on your consent (Art.\u00a06(1)(a) GDPR), on a contract or steps towards one (b), on legal obligations (c) or on legitimate interests (f), and say each time which it is. Entries in your browser that are technically necessary are permitted by section\u00a025(2) no. 2 of the German TDDDG.',
            'Recipients are our own staff and, where we rent servers or mailboxes, their operators as processors under Art.\u00a028 GDPR; for a conversation by video, the provider of the tool is a recipient as well (section\u00a07). {countryRecipient} {bookingRecipient} {mails} {abroad} There are no automated decisions and no profiles.',
          ],
          list: [],
        },
        {
          title: 'How long we keep data',
          paragraphs: [
            'We delete once the purpose is served: an inquiry that leads to no contract as a rule within {keptLeads} of our last work on it. Section\u00a0257 of the German Commercial Code and section\u00a0147 of the Fiscal Code require us to keep business letters for six years, invoices for eight. Copies of emails already sent are as a rule removed from the server after {keptMails}.',
            'If we erase details at your request, we keep a record of it, as a rule for {keptErasures}; it holds a checksum made with a secret key in place of your address. A log keeps, as a rule for {keptAudit}, which of us saw or changed which details and when; it holds no visitor’s name or address (both Art.\u00a06(1)(f) GDPR).',
          ],
          list: [],
        },
        {
          title: 'Your rights',
          paragraphs: ['An informal message is enough to exercise them:'],
          list: [
            'access (Art.\u00a015 GDPR), rectification (Art.\u00a016), erasure (Art.\u00a017) and restriction (Art.\u00a018)',
            'your data in a machine-readable format (Art.\u00a020)',
            'withdrawal of consent for the future (Art.\u00a07(3))',
            'complaint to a supervisory authority (Art.\u00a077), in our case: {authority}',
          ],
        },
        {
          title: 'Your right to object',
          paragraphs: [
            'Where processing rests on legitimate interests, you may object at any time on grounds relating to your particular situation (Art.\u00a021(1) GDPR). An objection to direct marketing needs no grounds at all (Art.\u00a021(2)).',
          ],
          list: [],
        },
        {
          title: 'Encryption and required fields',
          paragraphs: [
            'The connection between your browser and our server is encrypted with TLS. You are under no obligation to give us data; without the details marked as required, however, we cannot process your form.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'collection',
      title: 'Data collection on this website',
      parts: [
        {
          title: 'When you open a page',
          paragraphs: [
            'Your browser tells us its IP address, otherwise no answer could reach it. We write it to no log. To recognise floods of requests and submissions we keep it for about ten minutes{bookingDay}: in working memory or, after you send a form, in the database, there only as a checksum made with a secret key. Without JavaScript such a checksum also enters the detection of duplicate submissions, which is deleted after 24 hours (Art.\u00a06(1)(f) GDPR).',
            'We count how often a page is opened, as a plain number per day and language: without a cookie, without an identifier and without your address. It does not show who opened it.',
          ],
          list: [],
        },
        {
          title: 'Language by country',
          paragraphs: ['To show the site in your language, {country}'],
          list: [],
        },
        {
          title: 'Cookies and browser storage',
          paragraphs: ['These are the entries the website makes. No third party has access to any of them:'],
          list: [
            'cookie “__Host-language”: your language, one year, set by the language switch alone',
            'storage “language” and “language-manual”: language detected or chosen, until you delete it',
            'storage “cookie-consent” and “cookie-consent-date”: your decision and its date, until you delete them',
            'storage “admin_token”, “admin_user” and “admin_role”: after staff sign in and at no other time, until they sign out; “admin_device”, by which the sign-in recognises the browser, stays; “admin_directory” only while they sign in with the company account, by which the browser recognises the reply',
          ],
        },
        {
          title: 'Consent management',
          paragraphs: [
            'We run the notice at the bottom of the page ourselves. It has four groups: essential, analytics, marketing, functional. In the three voluntary ones no services are in use at present. A link at the foot of every page lets you change your choice whenever you like. The record stays in your browser.',
          ],
          list: [],
        },
        {
          title: 'Telephone, email and contact form',
          paragraphs: [
            'We process your name, email address and message and, if given, phone number, company and subject, together with the page, the button and the time. We use them to answer you (Art.\u00a06(1)(b) or (f) GDPR). A confirmation goes to the address you entered and repeats nothing of what you wrote.',
          ],
          list: [],
        },
        {
          title: 'White papers, calculations and investor inquiries',
          paragraphs: [
            'To request a paper you give your name and email address and, if you wish, company or phone number. We provide the paper (Art.\u00a06(1)(b) GDPR) and see in our list which papers are in demand (f); we do not use the details for advertising. If you request a calculation as a PDF (b) or send one along (b or f), we store its values too. Links in such emails are valid for 30 days. Investor inquiries add company and phone number, so that the investment can be discussed (b or f).',
          ],
          list: [],
        },
        {
          title: 'Calendar booking and registration',
          paragraphs: ['{booking} You neither can nor need to open an account here.'],
          list: [],
        },
      ],
    },
    {
      id: 'analytics',
      title: 'Analytics and advertising',
      parts: [
        {
          title: 'None at present',
          paragraphs: [
            'We use no analytics service and place no advertisements; all we count is page views, as section 3 describes. Should that ever change, it will be after your consent (section\u00a025(1) TDDDG, Art.\u00a06(1)(a) GDPR) and after an addition to this section. For that case the website is able to hand your yes or no to an analytics library; at present we load none.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      parts: [
        {
          title: 'Signing up in two steps',
          paragraphs: [
            'We need your first name, last name, email address and consent (Art.\u00a06(1)(a) GDPR). You then receive an email with a link; the sign-up counts once you press the button on the page behind it. Unconfirmed sign-ups are deleted after 14 days. If you tick another newsletter through the “Change your choice” link in our emails, you are subscribed to it without a second email: your address has been confirmed by then.',
          ],
          list: [],
        },
        {
          title: 'What we keep as proof',
          paragraphs: ['Art.\u00a07(1) GDPR requires us to be able to show consent. We therefore store:'],
          list: [
            'the wording displayed with its version, and the language',
            'the address of the form',
            'the times of sign-up, confirmation and unsubscribing',
            'for a sign-up by form, the identifier of the confirmation email and when it was sent',
          ],
        },
        {
          title: 'Unsubscribing',
          paragraphs: [
            'Each issue carries an unsubscribe link and the header that lets many mail programs show an unsubscribe button of their own. Whether you open an issue or click a link is not recorded; we use no tracking pixels. We keep the proof of your consent as a rule for {keptProofs} after you unsubscribe, until claims are time-barred (Art.\u00a06(1)(f) GDPR).',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'plugins',
      title: 'Plugins and tools',
      parts: [
        {
          title: 'Captcha and embedded content',
          paragraphs: [
            'We use no captcha. Unwanted submissions are held off by a hidden field, by the time between typing and sending, and by a count per IP address (section\u00a03). So that nobody floods a stranger’s mailbox, we also count for a day how many emails go to an address and to its domain; all that is kept for this is a checksum made with a secret key (Art.\u00a06(1)(f) GDPR). You will find no maps, videos, outside typefaces or social-network buttons on these pages.',
          ],
          list: [],
        },
        {
          title: 'Outbound links',
          paragraphs: [
            'References to other offers and to official texts are ordinary links. The policy of the provider in question applies once you click.',
          ],
          list: [],
        },
      ],
    },
    {
      id: 'conferences',
      title: 'Audio and video conferences',
      parts: [
        {
          title: 'When we meet on screen',
          paragraphs: [
            'A booked conversation may take place by telephone or video. The invitation names the tool, and you may propose another. Name, email address, connection data and the content of the conversation are processed (Art.\u00a06(1)(b) or (f) GDPR). We record only if everyone present has agreed beforehand. For processing by the tool’s provider, that provider’s own policy applies as well.',
          ],
          list: [],
        },
      ],
    },
  ],
  questions: {
    title: 'Questions about your data',
    text: 'Perhaps you wish to know what we hold about you, or to have something deleted. An informal note will do, and you need give no reason.',
    mail: 'Write an email',
    contact: 'Open the contact form',
  },
};
