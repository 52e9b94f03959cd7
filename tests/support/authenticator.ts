import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type * as v from 'valibot';
import type { registrationInput } from '#contract/staff/login/passkeys.ts';

type Asked = { challenge: string };
type How = {
  /** Origin of the requesting page; by default the site itself. */
  origin?: string;
  /** Whether the user was verified, by fingerprint, face or PIN. */
  verified?: boolean;
  /** The authenticator's signature counter. */
  counter?: number;
};

/** A minimal authenticator (Web Authentication, sections 6.1 and 6.5): one passkey with ES256, for one site. */
export function createAuthenticator(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { origin: own, hostname } = new URL(site);
  const id = randomBytes(32);
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };
  const clientData = (type: string, { challenge }: Asked, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    id: common.id,
    create(asked: Asked, { origin = own, verified = true, counter = 0 }: How = {}) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const authData = Buffer.concat([authenticatorData(hostname, verified, counter, true), credential]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', asked, origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      } satisfies v.InferInput<typeof registrationInput>['passkey'];
    },
    get(asked: Asked, { origin = own, verified = true, counter = 0 }: How = {}) {
      const client = clientData('webauthn.get', asked, origin);
      const data = authenticatorData(hostname, verified, counter, false);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}

function authenticatorData(host: string, verified: boolean, counter: number, isNew: boolean): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = Buffer.from([0x01 | (verified ? 0x04 : 0) | (isNew ? 0x40 : 0)]);
  return Buffer.concat([createHash('sha256').update(host).digest(), flags, count]);
}

/** CBOR (RFC 8949) for a text of up to 23 bytes, for bytes, and for a P-256 key (RFC 9053). */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    Buffer.from(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 255]),
    value,
  ]);
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [first, second] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
  if (!first || !second) throw new Error('a key on P-256 has two coordinates');
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]), first, Buffer.from([0x22]), second]);
}
