import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = Record<Encoding, Buffer<ArrayBuffer>>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/**
 * Compresses with Brotli and gzip, off the main thread. Brotli takes about a millisecond per page at quality 4, about
 * forty at 11.
 */
export async function compress(identity: Buffer<ArrayBuffer>, quality: 4 | 11): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotliAsync(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength },
    }),
    gzipAsync(identity, { level: quality === 11 ? 9 : 5 }),
  ]);
  return { identity, br, gzip: gz };
}

/** The best available encoding that the client accepts (RFC 9110, 12.5.3). */
export function pickEncoding(accepted: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding {
  const best = accepted && (['br', 'gzip'] as const).find((one) => accepts(accepted, one) && isThere(one));
  return best || 'identity';
}

const refused = { br: /\bbr\s*;\s*q=0(\.0+)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0+)?\s*(,|$)/ } as const;

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return accepted.includes(encoding) && !(accepted.includes('q=') && refused[encoding].test(accepted));
}
