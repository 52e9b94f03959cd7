import type { MailCover } from '#server/outbox/transport/message.ts';

/** A paper that a mail brings along; `href` is a whole address. */
export type PaperLink = { title: string; href: string; cover?: MailCover | null };
