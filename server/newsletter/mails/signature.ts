import type { Company } from '#contract/site/company.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Block } from '#server/mails/render/blocks.ts';

/** Newsletters are signed by their editor, or by the company when it names no editor. */
export function editorsSignature(closing: string, { mail, name }: Company, language: Language): Block {
  const lines = mail.editor ? [mail.editor.person, `${mail.editor.role[language]}, ${name}`] : [name];
  return { kind: 'signature', closing, lines };
}
