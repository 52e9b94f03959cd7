import { privateHeaders } from '#server/http/headers/security-headers.ts';

/** A PDF opened from a mailed link: shown in the browser under this name, neither cached nor indexed. */
export function privatePdf(bytes: Uint8Array, fileName: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName}"`,
    },
  });
}
