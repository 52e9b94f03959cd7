import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Company } from '#contract/site/company.ts';
import { languages } from '#contract/site/languages.ts';
import { SettingsError } from '#server/env.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

/** No SVG: it may contain scripts. */
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Pictures by the name under which they are served, which contains a hash of their content. */
export type Covers = ReadonlyMap<string, { type: string; bytes: Buffer<ArrayBuffer> }>;

/**
 * Reads the book covers that the company data names, files beside the company file.
 * @returns the company data with paths of this site in place of the files
 * @throws SettingsError when one cannot be read or is not a picture that browsers show
 */
export function readCovers(company: Company, companyFile = ''): { company: Company; covers: Covers } {
  const covers = new Map<string, { type: string; bytes: Buffer<ArrayBuffer> }>();
  const pathOf = (file: string): string => {
    const ending = extname(file).toLowerCase();
    const type = types[ending];
    if (!type)
      throw new SettingsError(
        `Setting COMPANY_FILE: the cover ${file} must end in one of ${Object.keys(types).join(', ')}.`,
      );
    let bytes: Buffer<ArrayBuffer>;
    try {
      bytes = readFileSync(resolve(dirname(companyFile), file));
    } catch {
      throw new SettingsError(`Setting COMPANY_FILE: the cover ${file} cannot be read.`);
    }
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + ending;
    covers.set(name, { type, bytes });
    return `/covers/${name}`;
  };
  const books = company.books.map((book) => {
    if (!book.image) return book;
    const [de, en] = languages.map((language) => pathOf(book.image?.[language] ?? ''));
    return de && en ? { ...book, image: { de, en } } : book;
  });
  return { company: { ...company, books }, covers };
}

/** GET /covers/{name}: cached as immutable, since another picture has another name. */
export function coverFile(covers: Covers): MiddlewareHandler {
  return async (c, next) => {
    const cover = covers.get(c.req.param('name') ?? '');
    if (!cover) return await next();
    return c.body(cover.bytes, 200, {
      ...securityHeaders,
      'content-type': cover.type,
      'cache-control': cachePolicies.immutable,
    });
  };
}
