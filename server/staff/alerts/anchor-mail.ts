import { staffPaths } from '#contract/site/pages.ts';
import type { AuditAnchor } from '#server/db/schema/mail-data.ts';
import { composer, type Mail, type MailContent, type MailSite } from '#server/mails/definition.ts';

const number = new Intl.NumberFormat('de-DE');

/** Mails staff the number and hash of the last audit entry, in the format that `verify-audit` takes. German only. */
function writtenAnchor({ seq, hash }: AuditAnchor, _: 'de' | 'en', { settings }: MailSite): MailContent {
  return {
    subject: `Protokoll: Prüfwert zu Eintrag ${number.format(seq)}`,
    headers: {},
    blocks: [
      { kind: 'heading', text: 'Prüfwert des Protokolls' },
      {
        kind: 'paragraph',
        text: `Das Protokoll der Verwaltung reicht bis Eintrag ${number.format(seq)}. Dies sind Nummer und Prüfwert dieses Eintrags; der Prüfwert gilt auch für alle davor:`,
      },
      { kind: 'paragraph', text: `${seq}:${hash}` },
      {
        kind: 'paragraph',
        text: 'Bitte heben Sie diese E-Mail auf. Wer die Datenbank beherrscht, kann das Protokoll fälschen und alle Prüfwerte darin neu berechnen, diesen hier aber nicht. Ob er noch stimmt, zeigt am Server dieser Befehl; statt NUMMER:PRÜFWERT steht dort die Zeile oben.',
      },
      { kind: 'paragraph', text: 'npm run verify-audit -- --anchor NUMMER:PRÜFWERT' },
      { kind: 'button', label: 'Zum Protokoll', href: `${settings.PUBLIC_URL}${staffPaths.dashboard}?tab=audit` },
      {
        kind: 'small-print',
        text: 'Diese E-Mail kommt höchstens einmal am Tag und nur, wenn im Protokoll etwas hinzugekommen ist. Sie enthält keine personenbezogenen Daten.',
      },
    ],
  };
}

const compose = composer(writtenAnchor, 'staff');

export const anchorMail = {
  compose,
  render: async ({ data, recipient }, context) =>
    'anchor' in data ? compose(data.anchor, recipient, 'de', context) : null,
} satisfies Mail<AuditAnchor>;
