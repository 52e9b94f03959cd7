import type { MailCover } from '#server/outbox/transport/message.ts';

/** A paper linked in a mail; `href` is an absolute URL. */
export type PaperLink = { title: string; href: string; cover?: MailCover | null };
