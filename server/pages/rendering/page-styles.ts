import type { StylePiece } from '#server/built.ts';

/**
 * The critical CSS of a page, inlined in its head so that it paints without waiting for a file. The whole style sheet
 * is loaded afterwards, for what scripts show later.
 */
export function stylesFor(html: string, pieces: readonly StylePiece[]): string {
  return withoutUnusedValues(needed(pieces, classesIn(html)), html);
}

/** Removes theme variables that neither these rules nor the page use. */
function withoutUnusedValues(styles: string, html: string): string {
  const used = new Set(
    [styles, html].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  return styles.replace(/(:root,:host\{)([^}]*)/, (_, open: string, values: string) => {
    const kept = values.split(';').filter((value) => used.has(value.slice(0, value.indexOf(':'))));
    return open + kept.join(';');
  });
}

function needed(pieces: readonly StylePiece[], there: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ('css' in piece) return piece.classes.some((names) => names.every((name) => there.has(name))) ? piece.css : '';
      const inside = needed(piece.pieces, there);
      return inside && `${piece.open}{${inside}}`;
    })
    .join('');
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of value.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity).split(' ')) names.add(name);
  return names;
}
