import { type Kysely, sql } from 'kysely';

/** Stores the wording of each consent with its version, so that the proof does not depend on the source code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('newsletter_signups')
    .addColumn('consent_wording', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  for (const [version, wording] of wordings) {
    await sql`update newsletter_signups set consent_wording = ${wording} where wording_version = ${version}`.execute(
      db,
    );
  }
}

/** All wordings shown before this migration. */
const wordings = [
  [
    'general-de-2026-11',
    'Ja, senden Sie mir den Newsletter per E-Mail. Ich kann mich jederzeit abmelden; es gilt die Datenschutzerklärung.',
  ],
  [
    'radar-de-2026-11',
    'Mit „KI-Radar abonnieren“ willigen Sie ein, den KI-Radar zweimal im Jahr per E-Mail zu erhalten. Der Widerruf ist jederzeit möglich.',
  ],
  [
    'preferences-de-2026-11',
    'Was möchten Sie erhalten? Angekreuzt ist, was Sie bekommen. Ohne Haken endet der Versand mit dem Speichern. [Auswahl speichern]',
  ],
  [
    'general-en-2026-11',
    'Yes, send me the newsletter by email. I can unsubscribe at any time; the privacy policy applies.',
  ],
  [
    'radar-en-2026-11',
    'By choosing “Subscribe to the AI radar” you consent to receiving it by email twice a year. You can withdraw at any time.',
  ],
  [
    'preferences-en-2026-11',
    'What would you like to receive? What you get is ticked. Without a tick the mailing ends when you save. [Save choice]',
  ],
] as const;
