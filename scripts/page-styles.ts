import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, list, Rule } from 'postcss';
import type { StylePiece } from '#server/built.ts';
import { buildFolder } from './lib/build/folder.ts';

// Splits the site's stylesheets, so that each page can inline the rules that it needs: build/page-styles.json.
const assets = join(buildFolder, 'client/assets');
const sheets = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, postcss.parse(readFileSync(join(assets, file), 'utf8'))]),
);
/** The site's main stylesheet, and those of islands that are loaded late. */
const styles = postcss.root();
/**
 * Print rules of the calculation, which fit it on one page: it may be printed before its code is loaded, or without
 * scripts.
 */
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
/** Parts of controls, and elements, that no public page contains initially, or only in closed parts. */
const rareParts =
  /^(html:has\(dialog|::(-webkit-(search|inner|outer)|file-selector|backdrop|view-transition|placeholder)|(code|kbd|samp|pre|abbr|hr|sub|progress)\b|.*\boptgroup\b|:-moz-(ui|focus))/;
/** What changes only at twice the font size on a phone: it can be applied a moment later, with the whole stylesheet. */
const enlarged = '(width<13rem)';
/**
 * Styles for hovering, sending, opened menus, and invalid fields after a form's answer: nobody hovers, sends or opens
 * before the whole stylesheet is loaded, and invalid fields also have an error text next to them.
 */
const laterStates = /(?<!\\)(:(hover|active|disabled)\b|\[aria-(invalid|expanded))/;
const pieces = styles.nodes.flatMap(pieceOf);
writeFileSync(join(buildFolder, 'page-styles.json'), JSON.stringify(pieces));
for (const [file, sheet] of sheets) {
  // Pages of the staff area have no inline rules.
  if (!sheet.toString().includes('.staff')) writeFileSync(join(assets, file), withoutDeclared(sheet).toString());
}

/** Each of the stylesheets declares the same custom properties. */
function withoutRepeats(root: postcss.Root): void {
  const seen = new Set<string>();
  root.walkAtRules('property', (rule) => {
    if (seen.has(rule.params)) rule.remove();
    seen.add(rule.params);
  });
}

/**
 * A stylesheet loaded after a page's head, without what every head declares, and without the styles of the loading
 * state.
 */
function withoutDeclared(sheet: postcss.Root): postcss.Root {
  // A font declared after the first layout would also make Chromium lay out the whole page again.
  sheet.walkAtRules(/^(property|font-face)$/, (rule) => void rule.remove());
  sheet.walkRules(/\[data-arriving\]/, (rule) => void rule.remove());
  return sheet;
}

function pieceOf(node: ChildNode): StylePiece[] {
  if (node.type === 'atrule' && sheetOnPaper.has(node))
    return [{ open: '@media print', pieces: within(['calc-page'], (node.nodes ?? []).flatMap(pieceOf)) }];
  // Other pages are not printed before the whole stylesheet, linked at each page's end, is loaded.
  if (node.type === 'comment' || (node.type === 'atrule' && (node.name === 'page' || node.params === 'print')))
    return [];
  if (node.type === 'atrule' && node.params.replaceAll(' ', '') === enlarged) return [];
  if (node.type === 'rule' && node.selectors.every((selector) => rareParts.test(selector))) return [];
  if (node.type === 'rule' && node.selectors.every((selector) => laterStates.test(selector))) return [];
  // How a dialog appears: it may just be there.
  if (node.type === 'atrule' && node.name === 'starting-style') return [];
  // An optimisation that does not change the appearance.
  if (node.type === 'rule' && node.every((part) => part.type === 'decl' && part.prop === 'contain')) return [];
  if (node.type === 'rule')
    return [{ css: String(node), classes: node.selectors.flatMap(alternatives).map(classesOf) }];
  if (node.type === 'atrule' && node.name === 'keyframes')
    return [{ css: String(node), classes: usersOf(node.params) }];
  // Rules that depend on no class: fonts, properties, the order of the layers.
  const always = { css: node.type === 'atrule' && !node.nodes ? `${node};` : String(node), classes: [[]] };
  if (node.type !== 'atrule' || !node.nodes || !/^(media|supports|layer|container|scope)$/.test(node.name))
    return [always];
  const inside = node.nodes.flatMap(pieceOf);
  const pieces = node.name === 'scope' ? within(classesOf(node.params.slice(1, -1)), inside) : inside;
  return [{ open: `@${node.name} ${node.params}`, pieces }];
}

/** Makes rules depend on these classes in addition to their own. */
function within(around: string[], pieces: StylePiece[]): StylePiece[] {
  return pieces.map((piece) =>
    'css' in piece
      ? { ...piece, classes: piece.classes.map((names) => [...around, ...names]) }
      : { ...piece, pieces: within(around, piece.pieces) },
  );
}

/** The class combinations for which an animation is used, from the rules that name it. */
function usersOf(animation: string): string[][] {
  const users: string[][] = [];
  styles.walkDecls(/^animation(-name)?$/, ({ value, parent }) => {
    if (!(parent instanceof Rule) || !new RegExp(`(?<![a-z])${animation}(?![a-z])`).test(value)) return;
    users.push(...parent.selectors.map(classesOf));
  });
  return users;
}

/** Splits a selector list in `:is(.a,.b)` into its selectors. */
function alternatives(selector: string): string[] {
  // Only if nothing follows `:is()`, because that would apply to all of them.
  const [, inside] = /^:is\(((?:\\.|[^()\\]|\((?:\\.|[^()\\]|\([^()]*\))*\))*)\)$/.exec(selector) ?? [];
  return inside === undefined ? [selector] : list.comma(inside);
}

/** Classes that a page must contain for a selector to match; arguments of `:not()`, `:is()` and others are ignored. */
function classesOf(selector: string): string[] {
  // Escaped characters are part of a class name: `.md\\:hover\\:pt-4`.
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
