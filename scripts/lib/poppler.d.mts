/** @returns null when the programs that read PDFs are there, or the line that says how to install them */
export function ensurePoppler(): string | null;
