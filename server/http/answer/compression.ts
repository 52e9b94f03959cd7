import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** One body in every encoding. */
export type Encoded = Record<Encoding, Buffer<ArrayBuffer>>;

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Both encodings; quality 4 takes about a millisecond for a page, 11 about forty, off the main thread. */
export async function compress(identity: Buffer<ArrayBuffer>, quality: 4 | 11): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength },
    }),
    gunzippable(identity, { level: quality === 11 ? 9 : 5 }),
  ]);
  return { identity, br, gzip: gz };
}

/** The best encoding that the client accepts (RFC 9110, 12.5.3) and that is there. */
export function pickEncoding(accepted: string | undefined, isThere: (encoding: Encoding) => boolean): Encoding {
  const best = accepted && (['br', 'gzip'] as const).find((one) => accepts(accepted, one) && isThere(one));
  return best || 'identity';
}

const refused = { br: /\bbr\s*;\s*q=0(\.0+)?\s*(,|$)/, gzip: /\bgzip\s*;\s*q=0(\.0+)?\s*(,|$)/ } as const;

function accepts(accepted: string, encoding: 'br' | 'gzip'): boolean {
  return accepted.includes(encoding) && !(accepted.includes('q=') && refused[encoding].test(accepted));
}
