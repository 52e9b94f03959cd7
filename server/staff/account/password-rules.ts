import { readFileSync } from 'node:fs';
import { minPasswordLength, type PasswordFault } from '#contract/staff/account.ts';
import { ownFile } from '#server/own-files.ts';

/** Whose password it is to be, and what the operator is called. */
export type PasswordOwner = { username: string; company: string };

/** Neighbours on keyboards and in counting: who types along them types no secret. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  '1234567890',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm,.-',
  'qwertyuiop[]',
  'zxcvbnm,./',
];
const lines = [...rows, ...rows.map((row) => [...row].reverse().join(''))];
/** Characters of a run that count as one. */
const shortestRun = 4;
/** What must be left once runs are taken out. */
const mostPredictable = 5;
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * What is wrong with a new password (NIST SP 800-63B, section 3.1.1.2; ASVS 6.2.4, 6.2.11), or null. Nothing is asked
 * of its kinds of characters.
 */
export function passwordFault(password: string, { username, company }: PasswordOwner): PasswordFault | null {
  // As it is hashed: an umlaut is one letter, whichever keyboard typed it.
  if (password.normalize('NFC').length < minPasswordLength) return 'tooShort';
  const text = password.normalize('NFKC').toLowerCase();
  if (namesIn(username, 3).some((name) => text.includes(name))) return 'username';
  if (namesIn(company, 4).some((name) => lettersOf(text).includes(name))) return 'company';
  if (isRepetition(text)) return 'repeated';
  if (withoutRuns(text).length < mostPredictable) return 'sequence';
  return isWellKnown(text) ? 'common' : null;
}

/** A name as a whole and its parts of so many letters: `anna.beispiel@firma.example`, `Musterwerk KI GmbH`. */
function namesIn(name: string, shortest: number): string[] {
  const text = name.normalize('NFKC').toLowerCase();
  return [lettersOf(text), ...text.split(/[^\p{L}\p{N}]/u)].filter(({ length }) => length >= shortest);
}

/** One piece again and again, or hardly any different characters. */
function isRepetition(text: string): boolean {
  if (new Set(text).size < shortestRun) return true;
  for (let size = 1; size <= text.length / 2; size++) {
    if (
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .startsWith(text)
    )
      return true;
  }
  return false;
}

/** The text without pieces that go along a row, there or back, or stay on one character. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...lines.map((line) => runLength(text, at, line)), staying(text, at));
    if (length < shortestRun) rest += text.charAt(at++);
    else at += length;
  }
  return rest;
}

/** How many characters from there on follow the line. */
function runLength(text: string, at: number, line: string): number {
  const start = line.indexOf(text.charAt(at));
  let length = 1;
  while (start >= 0 && start + length < line.length && line[start + length] === text[at + length]) length += 1;
  return length;
}

function staying(text: string, at: number): number {
  let length = 1;
  while (text[at + length] === text[at]) length += 1;
  return length;
}

/** A word of the list, or two, in whatever disguise: `P@ssw0rt!`, `hallo-2026`, `sommer winter`. */
function isWellKnown(text: string): boolean {
  const known = wellKnown();
  // The year or the mark at the end is no letter in disguise.
  const characters = [...text];
  const body = characters.slice(0, characters.findLastIndex((one) => /\p{L}/u.test(one)) + 1);
  const plain = body.map((one) => lookAlikes[one] ?? one).join('');
  const forms = [text, lettersOf(text), text.replace(/[^\p{L}]/gu, ''), lettersOf(body.join('')), lettersOf(plain)];
  return forms.some((form) => known.has(form) || isPair(form, known));
}

function isPair(text: string, known: ReadonlySet<string>): boolean {
  for (let at = 3; at <= text.length - 3; at++) {
    if (known.has(text.slice(0, at)) && known.has(text.slice(at))) return true;
  }
  return false;
}

let list: ReadonlySet<string> | null = null;

/** `content/well-known-passwords.txt`: words and passwords in lower case, one a line; read when it is first needed. */
function wellKnown(): ReadonlySet<string> {
  list ??= new Set(readFileSync(ownFile('well-known-passwords.txt'), 'utf8').split('\n').filter(Boolean));
  return list;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
