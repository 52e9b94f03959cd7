import type { HeadTag } from '#web/seo/head-tag.ts';

/** Renders the tags of a page's `meta`, in order. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return tags.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('title' in tag) return <title>{tag.title}</title>;
  if ('rel' in tag) return <link {...tag} />;
  if (!('data' in tag)) return <meta {...tag} />;
  const json = JSON.stringify(tag.data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<` cannot close the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
