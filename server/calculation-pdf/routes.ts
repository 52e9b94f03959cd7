import { Hono } from 'hono';
import { toHash } from '#contract/calculation/address.ts';
import { pdfParameter } from '#contract/calculation/parameters.ts';
import type { Calculation } from '#contract/calculation/schema.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { privatePdf } from '#server/http/answer/private-pdf.ts';
import { answerLanguage } from '#server/http/answer/problem.ts';
import { seeOther } from '#server/http/answer/see-other.ts';
import type { ConnectionLimit } from '#server/limits/connection-limit.ts';
import type { Bounds } from '#server/limits/rate-limit.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { pdfName } from '#server/text/file-name.ts';
import { sheetDocument } from './document.ts';
import { calculationPath, readCalculationLink } from './links.ts';
import type { Typeset } from './typesetter.ts';

/** The limit of sheets typeset per connection: each takes a process of its own and a tenth of a second of CPU time. */
export const sheetBounds: Bounds = { windowSeconds: 600, suspectAbove: 30, refuseAbove: 30 };

/** The document type in the file name. */
const kind = { de: 'Rechenblatt', en: 'Calculation' };

type Parts = {
  secret: SiteSecret;
  company: string;
  publicUrl: string;
  /** A lead's calculation; null when it has been erased. */
  calculationOf: (leadId: string) => Promise<Calculation | null>;
  typeset: Typeset;
  /** With `sheetBounds`. */
  limit: ConnectionLimit;
};

/**
 * GET /calculations/{token}: a calculation as a PDF, typeset on request and not stored. If that is not possible, the
 * calculator's page says so and shows the sheet, which prints as the same page.
 */
export function calculationRoutes({ secret, company, publicUrl, calculationOf, typeset, limit }: Parts): Hono {
  const app = new Hono();
  app.get(`${calculationPath}/:token`, async (c) => {
    const link = readCalculationLink(c.req.param('token'), secret, Date.now());
    const calculation = link && (await calculationOf(link.leadId));
    if (!link || !calculation) return toSheet('expired', answerLanguage(c), null);
    const refused = limit(c);
    if (refused) return refused;
    const pdf = await typeset(sheetDocument(calculation, link.language, { company, publicUrl })).catch(
      (error: Error) => {
        console.error(`a calculation could not be typeset: ${error.message}`);
        return null;
      },
    );
    if (!pdf) return toSheet('missing', link.language, calculation);
    return privatePdf(pdf, pdfName(company, kind[link.language], calculation.name));
  });
  return app;
}

function toSheet(why: 'expired' | 'missing', language: Language, calculation: Calculation | null): Response {
  const hash = calculation ? toHash(calculation) : undefined;
  return seeOther(hrefFor('calculator', language, { query: { [pdfParameter]: why }, hash }));
}
