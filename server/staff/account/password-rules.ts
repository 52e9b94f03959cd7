import { readFileSync } from 'node:fs';
import { minPasswordLength, type PasswordFault } from '#contract/staff/account.ts';
import { ownFile } from '#server/own-files.ts';

/** The user name of the password's owner, and the operator's company name. */
export type PasswordOwner = { username: string; company: string };

/** Neighbouring keys, letters and digits: a password typed along them is easy to guess. */
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
/** The minimum length of a run. */
const shortestRun = 4;
/** The minimum number of characters outside runs. */
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
 * What is wrong with a new password (NIST SP 800-63B, section 3.1.1.2; ASVS 6.2.4, 6.2.11), or null. There are no rules
 * about kinds of characters.
 */
export function passwordFault(password: string, { username, company }: PasswordOwner): PasswordFault | null {
  // Measured as it is hashed: an umlaut is one letter, however it was typed.
  if (password.normalize('NFC').length < minPasswordLength) return 'tooShort';
  const text = password.normalize('NFKC').toLowerCase();
  if (namesIn(username, 3).some((name) => text.includes(name))) return 'username';
  if (namesIn(company, 4).some((name) => lettersOf(text).includes(name))) return 'company';
  if (isRepetition(text)) return 'repeated';
  if (withoutRuns(text).length < mostPredictable) return 'sequence';
  return isWellKnown(text) ? 'common' : null;
}

/** A name and its parts of at least `shortest` characters: `anna.beispiel@firma.example`, `Musterwerk KI GmbH`. */
function namesIn(name: string, shortest: number): string[] {
  const text = name.normalize('NFKC').toLowerCase();
  return [lettersOf(text), ...text.split(/[^\p{L}\p{N}]/u)].filter(({ length }) => length >= shortest);
}

/** The same piece repeated, or very few different characters. */
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

/** The text without runs: pieces along a row in either direction, or of one repeated character. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = Math.max(...lines.map((line) => runLength(text, at, line)), staying(text, at));
    if (length < shortestRun) rest += text.charAt(at++);
    else at += length;
  }
  return rest;
}

/** How many characters from `at` follow the line. */
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

/** Whether the text is one or two words of the list, however disguised: `P@ssw0rt!`, `hallo-2026`, `sommer winter`. */
function isWellKnown(text: string): boolean {
  const known = wellKnown();
  // Trailing digits and punctuation, such as a year, are not letters in disguise.
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

/** `content/well-known-passwords.txt`: words and passwords in lower case, one per line; read on first use. */
function wellKnown(): ReadonlySet<string> {
  list ??= new Set(readFileSync(ownFile('well-known-passwords.txt'), 'utf8').split('\n').filter(Boolean));
  return list;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
