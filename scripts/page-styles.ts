import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, list, Rule } from 'postcss';
import type { StylePiece } from '#server/built.ts';
import { buildFolder } from './lib/build/folder.ts';

// Takes the site's style sheets apart, so that each page can carry the rules that it needs: build/page-styles.json.
const assets = join(buildFolder, 'client/assets');
const sheets = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, postcss.parse(readFileSync(join(assets, file), 'utf8'))]),
);
/** The site's own sheet, and those of islands, whose code comes late. */
const styles = postcss.root();
/** What makes the calculation one page: the calculator may be printed before its code has come, or without scripts. */
const sheetOnPaper = new Set<ChildNode>();
for (const name of ['app', 'calculation-styles', 'booking-styles']) {
  const found = [...sheets].find(([file]) => new RegExp(`^${name}-.*\\.css$`).test(file));
  if (!found) throw new Error(`The web bundle has no style sheet ${name}-….css.`);
  const sheet = found[1].clone();
  if (name === 'calculation-styles')
    sheet.walkAtRules('media', (rule) => void (rule.params === 'print' && sheetOnPaper.add(rule)));
  styles.append(sheet);
}
withoutRepeats(styles);
/** Parts of controls, and elements, that no public page has as it comes, or has closed. */
const rareParts =
  /^(html:has\(dialog|::(-webkit-(search|inner|outer)|file-selector|backdrop)|(code|kbd|samp|pre|abbr|hr|sub|progress)\b|.*\boptgroup\b|:-moz-ui)/;
/** What only letters of twice the size change on a phone: it may come a moment later, with the whole sheet. */
const enlarged = '(width<13rem)';
/**
 * How things look under a pointer, while something is sent, and where an answer to a form marks what is wrong: nobody
 * points or sends before the whole sheet is there, and the marks stand beside words that say the same.
 */
const laterStates = /(?<!\\)(:(hover|active|disabled)\b|\[aria-invalid)/;
const pieces = styles.nodes.flatMap(pieceOf);
writeFileSync(join(buildFolder, 'page-styles.json'), JSON.stringify(pieces));
for (const [file, sheet] of sheets) {
  // The staff area's pages have no rules in their heads.
  if (!sheet.toString().includes('.staff')) writeFileSync(join(assets, file), withoutDeclared(sheet).toString());
}

/** Each of the sheets says which properties there are. */
function withoutRepeats(root: postcss.Root): void {
  const seen = new Set<string>();
  root.walkAtRules('property', (rule) => {
    if (seen.has(rule.params)) rule.remove();
    seen.add(rule.params);
  });
}

/** A sheet that comes after a page's head, without what each head declares, or says of the page while it comes. */
function withoutDeclared(sheet: postcss.Root): postcss.Root {
  sheet.walkAtRules(/^(property|font-face)$/, (rule) => void (isRareFont(rule) || rule.remove()));
  sheet.walkRules(/\[data-arriving\]/, (rule) => void rule.remove());
  return sheet;
}

/** Letters that hardly a page has: fetched when the whole sheet is there. */
function isRareFont(node: ChildNode): boolean {
  return node.type === 'atrule' && node.name === 'font-face' && String(node).includes('unicode-range');
}

function pieceOf(node: ChildNode): StylePiece[] {
  if (node.type === 'atrule' && sheetOnPaper.has(node))
    return [{ open: '@media print', pieces: within(['calc-page'], (node.nodes ?? []).flatMap(pieceOf)) }];
  // Nobody else prints before the whole sheet is there, which each page names at its end.
  if (node.type === 'comment' || (node.type === 'atrule' && (node.name === 'page' || node.params === 'print')))
    return [];
  if (isRareFont(node) || (node.type === 'atrule' && node.params.replaceAll(' ', '') === enlarged)) return [];
  if (node.type === 'rule' && node.selectors.every((selector) => rareParts.test(selector))) return [];
  if (node.type === 'rule' && node.selectors.every((selector) => laterStates.test(selector))) return [];
  // It makes changes cheaper and changes no look.
  if (node.type === 'rule' && node.every((part) => part.type === 'decl' && part.prop === 'contain')) return [];
  if (node.type === 'rule')
    return [{ css: String(node), classes: node.selectors.flatMap(alternatives).map(classesOf) }];
  if (node.type === 'atrule' && node.name === 'keyframes')
    return [{ css: String(node), classes: usersOf(node.params) }];
  // What names nothing that a page has or lacks: fonts, properties, the order of the layers.
  const always = { css: node.type === 'atrule' && !node.nodes ? `${node};` : String(node), classes: [[]] };
  if (node.type !== 'atrule' || !node.nodes || !/^(media|supports|layer|container|scope)$/.test(node.name))
    return [always];
  const inside = node.nodes.flatMap(pieceOf);
  const pieces = node.name === 'scope' ? within(classesOf(node.params.slice(1, -1)), inside) : inside;
  return [{ open: `@${node.name} ${node.params}`, pieces }];
}

/** Rules that hold only inside of something with these classes. */
function within(around: string[], pieces: StylePiece[]): StylePiece[] {
  return pieces.map((piece) =>
    'css' in piece
      ? { ...piece, classes: piece.classes.map((names) => [...around, ...names]) }
      : { ...piece, pieces: within(around, piece.pieces) },
  );
}

/** What a page must have for an animation to run on it: the classes of the rules that name it. */
function usersOf(animation: string): string[][] {
  const users: string[][] = [];
  styles.walkDecls(/^animation(-name)?$/, ({ value, parent }) => {
    if (!(parent instanceof Rule) || !new RegExp(`(?<![a-z])${animation}(?![a-z])`).test(value)) return;
    users.push(...parent.selectors.map(classesOf));
  });
  return users;
}

/** What is said at once of several, `:is(.a,.b)`, as the selectors that it stands for. */
function alternatives(selector: string): string[] {
  // Nothing but these brackets: what stands behind them holds for all.
  const [, inside] = /^:is\(((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*)\)$/.exec(selector) ?? [];
  return inside === undefined ? [selector] : list.comma(inside);
}

/** Classes that a page must have for a selector to hold; what brackets say (`:not()`, `:is()`) is left open. */
function classesOf(selector: string): string[] {
  // Escaped marks are letters of a name: `.md\\:hover\\:pt-4`.
  const outside = selector.replace(/\\.|\((?:\\.|[^()\\]|\([^()]*\))*\)/g, (part) =>
    part.startsWith('(') ? '' : part,
  );
  return [...outside.matchAll(/\\.|\.((?:\\.|[^\\.:#[\]>+~,\s*])+)/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, unescaped)],
  );
}

function unescaped(_: string, code: string | undefined, mark: string): string {
  return code === undefined ? mark : String.fromCodePoint(Number.parseInt(code, 16));
}
