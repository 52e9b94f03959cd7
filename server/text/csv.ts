/** A CSV line: separated by semicolons, every value quoted and harmless to a spreadsheet. */
export function csvLine(values: readonly string[]): string {
  let line = '';
  for (const value of values) line += line ? `;"${safeValue(value)}"` : `"${safeValue(value)}"`;
  return `${line}\r\n`;
}

/** Values that need no change; most are like this. */
const harmless = /^[\p{L}\d][^",;\p{Cc}\p{Bidi_Control}]*$/u;

function safeValue(value: string): string {
  if (value === '' || harmless.test(value)) return value;
  return safeCell(value).replaceAll('"', '""');
}

/** A value for any spreadsheet's cell: without formulas, hidden characters or direction controls. */
export function safeCell(value: string): string {
  return defused(value.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu, ''));
}

/** Characters that end a cell in spreadsheets that split at commas, semicolons, tabs or line breaks. */
const border = /[,;\t\n]/;
/** A separator with surrounding quotes and spaces, and the sign that begins a formula. Each run is matched once. */
const formulaWithin = /(?<![,;"\s])[,;"\s]+[=+\-@＝＋－＠]/gu;

/**
 * Prefixes values that a spreadsheet would run with an apostrophe (OWASP, CSV injection): those that begin, also after
 * white space, with = + - @ or their full-width forms, or with a tab or line break. Phone numbers such as '+49 511 …'
 * are prefixed, too: a spreadsheet would compute them. A formula within a value is prefixed where a spreadsheet with
 * another locale would begin a cell: there, quotes after a semicolon do not hold the value together.
 */
function defused(value: string): string {
  const inside = value.replace(formulaWithin, (run) =>
    border.test(run) ? `${run.slice(0, -1)}'${run.slice(-1)}` : run,
  );
  return /^\s*[=+\-@＝＋－＠]|^[\t\n]/u.test(value) ? `'${inside}` : inside;
}
