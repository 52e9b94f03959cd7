import { headerText } from '#server/outbox/transport/header-text.ts';
import { cidOf } from '#server/outbox/transport/message.ts';
import type { Block, Sentence, Stressed } from './blocks.ts';
import { unbrokenDates } from './unbroken-dates.ts';

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const dark = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#070b16!important}
.card{background:#0c1222!important;border-color:#18213a!important}
.text,.text td{color:#fbfaf7!important}
.brand{color:#fbfaf7!important;border-color:#fbfaf7!important}
.muted{color:#b9c3e2!important}
.link{color:#9db0ff!important}
.rule{border-color:#2a355a!important}
.notice{background:#2b1d0c!important;color:#ffd9a8!important}
.button{background:#9db0ff!important}
.button a{color:#070b16!important}
}`;

/**
 * Renders the HTML part: one column of at most 600 px, system fonts, no remote content (covers are attached), light and
 * dark. Every value is escaped and in an element with its own text direction.
 */
export function renderHtml(
  language: string,
  subject: string,
  { blocks, brand, preview }: { blocks: readonly Block[]; brand: string; preview: Block | undefined },
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${dark}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf7">
${previewHtml(preview)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td class="brand" style="padding:0 0 10px;border-bottom:2px solid #161b2a;${font};font-size:19px;line-height:1.2;font-weight:700;letter-spacing:-.02em;color:#161b2a">${escapeHtml(brand)}</td></tr>
<tr><td class="card text" style="padding:28px 24px;background:#ffffff;border:1px solid #e2ddd2;border-top:0;${font};font-size:16px;line-height:1.5;color:#161b2a;overflow-wrap:anywhere">
${blocks.map(blockHtml).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const longestPreview = 140;

/**
 * The preview that a list of mails shows beside the subject: the text below the heading. Without it the list would
 * repeat sender, subject and salutation. It is hidden in the mail itself.
 */
function previewHtml(block: Block | undefined): string {
  const sentence = block && 'text' in block ? block.text : '';
  const parts = typeof sentence === 'string' ? [sentence] : sentence;
  const words = parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
  const text = headerText(words.charAt(0).toUpperCase() + words.slice(1), longestPreview);
  return `<div dir="auto" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h1 dir="auto" style="margin:0 0 14px;font-size:26px;line-height:1.16;font-weight:700;letter-spacing:-.02em;hyphens:auto">${inline(block.text)}</h1>`;
    case 'paragraph':
      return `<p dir="auto" style="margin:0 0 14px">${inline(block.text)}</p>`;
    case 'subheading':
      return `<h2 dir="auto" style="margin:26px 0 10px;font-size:19px;line-height:1.25;font-weight:700;letter-spacing:-.01em">${inline(block.text)}</h2>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((item) => `<li dir="auto" style="margin:0 0 6px">${inline(item)}</li>`);
      return `<${tag} style="margin:0 0 14px;padding:0 0 0 22px">${items.join('')}</${tag}>`;
    }
    case 'quotation':
      return `<blockquote class="rule" dir="auto" style="margin:0 0 14px;padding:2px 0 2px 14px;border-left:3px solid #2547f4">${inline(block.text)}</blockquote>`;
    case 'notice':
      return `<p class="notice" style="margin:0 0 14px;padding:10px 14px;border-radius:8px;background:#fff0e0;color:#8a4300">${inline(block.text)}</p>`;
    case 'table':
      return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 20px;border-collapse:collapse">
${block.rows.map(rowHtml).join('\n')}
</table>`;
    case 'quote':
      return `<p class="muted" style="margin:0 0 4px;font-size:14px;color:#565c6e">${escapeHtml(block.label)}</p>
<div class="rule" dir="auto" style="margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid #2547f4">${escapeHtml(block.text).replaceAll('\n', '<br>\n')}</div>`;
    case 'button':
      return buttonHtml(block);
    case 'paper':
      return paperHtml(block);
    case 'signature':
      return `<p style="margin:20px 0 0">${[escapeHtml(block.closing), ...block.lines.map(inline)].join('<br>\n')}</p>`;
    case 'small-print':
      return `<p class="muted rule" style="margin:24px 0 0;padding-top:14px;border-top:1px solid #e2ddd2;font-size:13px;line-height:1.45;color:#565c6e">${inline(block.text)}</p>`;
    case 'origin':
      return `<p class="muted" dir="auto" style="margin:14px 0 0;font-size:13px;line-height:1.45;color:#565c6e">${inline(block.text)}</p>`;
    case 'legal':
      return `<p class="muted" style="margin:14px 0 0;font-size:12px;line-height:1.45;color:#565c6e">${block.lines.map(inline).join('<br>\n')}</p>`;
  }
}

function buttonHtml({ label, href }: { label: string; href: string }): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td class="button" style="border-radius:8px;background:#2547f4"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/** The cover on the left, vertically centred beside the title or button; without a cover, the title or button alone. */
function paperHtml({ title, href, cover, alone }: Extract<Block, { kind: 'paper' }>): string {
  const way = alone
    ? buttonHtml({ label: title, href })
    : `<p dir="auto" style="margin:0 0 14px">${inline([{ words: title, href }])}</p>`;
  if (!cover) return way;
  const beside = way.replace(/margin:0 0 \d+px/, 'margin:0');
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr>
<td width="84" style="width:84px;padding-right:16px;vertical-align:middle"><img src="cid:${escapeHtml(cidOf(cover))}" width="84" height="119" alt="" style="display:block;border:0"></td>
<td style="vertical-align:middle">${beside}</td>
</tr></table>`;
}

function rowHtml({ label, value, href }: Extract<Block, { kind: 'table' }>['rows'][number]): string {
  const shown = href ? inline([{ words: value, href }]) : inline(value);
  const cell = 'padding:8px 0;border-top:1px solid #e2ddd2;vertical-align:top';
  return `<tr><th class="muted rule" scope="row" align="left" style="${cell};overflow-wrap:normal;padding-right:14px;width:30%;font-size:14px;font-weight:400;color:#565c6e">${escapeHtml(label)}</th><td class="rule" dir="auto" style="${cell}">${shown}</td></tr>`;
}

function inline(sentence: Sentence): string {
  if (typeof sentence === 'string') return escapeHtml(unbrokenDates(sentence));
  return sentence
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(unbrokenDates(part));
      if ('href' in part)
        return `<a class="link" href="${escapeHtml(part.href)}" style="color:#2547f4">${escapeHtml(part.words)}</a>`;
      return stressed(part);
    })
    .join('');
}

function stressed({ words, strong, em }: Stressed): string {
  const text = escapeHtml(unbrokenDates(words));
  const leaning = em ? `<em>${text}</em>` : text;
  return strong ? `<strong>${leaning}</strong>` : leaning;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes text safe inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
