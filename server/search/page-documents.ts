import { Parser } from 'htmlparser2';
import type { SearchDocument } from '#contract/search.ts';
import type { PageId } from '#contract/site/pages.ts';

/** Elements whose content is not read as text: drawings, code, controls, superscript numbers of notes. */
const silent = new Set(['script', 'style', 'svg', 'canvas', 'figure', 'form', 'nav', 'template', 'button', 'sup']);
/** Placed between two blocks until the text is tidied. */
const seam = '\u2028';
/** Placed between two inline elements, which the styles may set apart. */
const edge = '\u2029';
const blocks =
  /^(h[1-6]|p|li|dt|dd|div|section|ul|ol|dl|table|tr|td|th|figure|figcaption|summary|details|a|header|footer|br|label|legend)$/;

type Draft = Omit<SearchDocument, 'page' | 'pageTitle'>;
/** An open element at the current position; `quiet`: its content is not read as text. */
type Opened = { name: string; id: string | null; quiet: boolean; block: boolean; margin: boolean; eyebrow: boolean };

/**
 * Extracts the documents of one page from its HTML as visitors see it: the text under the h1 is the page, each h2
 * begins a section, each `details` is a question. Ids are those of the nearest element around the heading.
 */
export function pageDocuments(page: PageId, html: string): SearchDocument[] {
  const documents: Draft[] = [];
  const open: Opened[] = [];
  let pageTitle = '';
  let inTitle = false;
  let keywords = '';
  let description = '';
  let inMain = false;
  let current: Draft | null = null;
  /** Sections that contain questions. */
  const withQuestions = new Set<Draft>();
  let outer: Draft | null = null;
  let titled: 'h1' | 'h2' | 'summary' | null = null;
  let eyebrow = '';

  const quiet = () => open.some((element) => element.quiet);
  const nearestId = () => open.findLast(({ id, name }) => id && name !== 'main')?.id ?? null;
  const begin = (kind: Draft['kind'], hash: string | null) => {
    const found = kind === 'section' ? tidy(eyebrow) : '';
    current = { kind, hash, title: '', text: '', ...(found && { keywords: found }) };
    eyebrow = '';
    documents.push(current);
  };
  const part = (block: boolean) => {
    if (!current) return;
    if (titled) current.title += block ? ' ' : edge;
    else current.text += block ? seam : edge;
  };

  /** Begins a document if this element starts one; what follows is added to its title or text. */
  const beginAt = (name: string) => {
    if (name === 'h1' || name === 'h2') {
      begin(name === 'h1' ? 'page' : 'section', name === 'h1' ? null : nearestId());
      titled = name;
    } else if (name === 'summary' && open.at(-2)?.id) {
      // A summary without an id is a control of its section.
      outer = current;
      if (outer) withQuestions.add(outer);
      begin('question', nearestId());
      titled = name;
    } else if (name === 'h3' && titled === 'summary' && current) {
      // The text before the question is its category.
      current.title = '';
    }
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'title' && pageTitle === '') inTitle = true;
      if (name === 'meta' && attributes.name === 'keywords') keywords = attributes.content ?? '';
      if (name === 'meta' && attributes.name === 'description') description = attributes.content ?? '';
      if (name === 'main') inMain = true;
      if (!inMain) return;
      const element = opened(name, attributes, open.at(-1)?.margin ?? false);
      if (element.eyebrow) eyebrow = '';
      open.push(element);
      if (quiet()) return;
      beginAt(name);
      part(element.block);
    },
    ontext(text) {
      if (inTitle) pageTitle += text;
      if (!inMain) return;
      if (open.some((element) => element.eyebrow)) eyebrow += text;
      if (!current || quiet()) return;
      if (titled) current.title += text;
      else current.text += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (!inMain) return;
      const [closed] = open.splice(open.findLastIndex((element) => element.name === name));
      if (name === titled) titled = null;
      if (name === 'details' && outer) {
        current = outer;
        outer = null;
      }
      if (name === 'main') inMain = false;
      if (closed && !quiet()) part(closed.block);
    },
  });
  parser.write(html);
  parser.end();
  // The company's name follows the last bar.
  pageTitle = tidy(pageTitle.replace(/\s\|[^|]*$/, ''));
  for (const section of withQuestions) section.keywords = [section.keywords, 'FAQ'].filter(Boolean).join(', ');
  return documents.map(({ title, text, ...rest }) => ({
    ...rest,
    page,
    pageTitle,
    ...(rest.kind === 'page' && { keywords, description }),
    title: tidy(title),
    text: tidy(text),
  }));
}

function opened(
  name: string,
  { id, class: classes = '', ...attributes }: Record<string, string>,
  inMargin: boolean,
): Opened {
  const hidden = attributes['aria-hidden'] === 'true' || attributes.hidden !== undefined;
  // The small heading above a heading, or in the margin beside it, belongs to the section that follows; `sr-only` text
  // is not visible.
  const eyebrow = /\beyebrow\b/.test(classes) || (inMargin && name === 'p' && !hidden);
  return {
    name,
    id: id ?? null,
    quiet: silent.has(name) || hidden || eyebrow || /\bsr-only\b/.test(classes),
    block: blocks.test(name) || /(^|\s)block(\s|$)/.test(classes),
    margin: name === 'div' && /(^|\s)margin(\s|$)/.test(classes),
    eyebrow,
  };
}

function tidy(text: string): string {
  return (
    text
      .replace(/[\u00ad\u2060]/g, '')
      // Two elements whose words would run together are set apart on screen.
      .replace(/(?<=[\p{L}\p{N}€%.:?!)])\u2029+(?=[\p{L}\p{N}])/gu, seam)
      .replace(/\u2029/g, '')
      .replace(/^[\s\u2028]+|[\s\u2028]+$/g, '')
      // Where a block ends without punctuation before the next one, a dot keeps the extract readable.
      .replace(/([.!?:;,…–]?)[^\S\u2028]*\u2028[\s\u2028]*/g, (_, stop: string) => (stop ? `${stop} ` : ' · '))
      .replace(/\s+/g, ' ')
      .trim()
  );
}
