/** An element of a page's head. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: 'canonical' | 'alternate'; href: string; hrefLang?: string }
  /** Structured data (schema.org). */
  | { data: Readonly<Record<string, unknown>> };
