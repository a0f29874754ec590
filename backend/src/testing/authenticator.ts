import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The options of the backend, as far as an authenticator reads them. */
export interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

/** How an answer differs from an honest one. */
export interface Deceit {
  origin?: string;
  challenge?: string;
  userHandle?: string;
  /** The person was there, but was not verified. */
  unverified?: true;
  counter?: number;
}

const flags = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** An authenticator with one passkey, which makes and answers as WebAuthn has it. It counts, unless it is synchronised. */
export function openAuthenticator(origin: string, { synchronised = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle = '';

  function authenticatorData(rpId: string, { unverified, counter: claimed }: Deceit, attested?: Buffer) {
    counter = synchronised ? 0 : counter + 1;
    const set =
      flags.present |
      (unverified ? 0 : flags.verified) |
      (synchronised ? flags.backupEligible | flags.backedUp : 0) |
      (attested ? flags.attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(claimed ?? counter);
    return Buffer.concat([hash(rpId), Buffer.from([set]), count, ...(attested ? [attested] : [])]);
  }

  const clientData = (type: string, options: Options, deceit: Deceit) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: deceit.challenge ?? options.challenge,
        origin: deceit.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const credential = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    /** What the browser sends of a new passkey. */
    make(options: Options, deceit: Deceit = {}) {
      userHandle = options.user?.id ?? '';
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = authenticatorData(options.rp?.id ?? '', deceit, attested);
      return credential({
        clientDataJSON: clientData('webauthn.create', options, deceit).toString('base64url'),
        attestationObject: attestationObject(data).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** What the browser sends of an answer. */
    answer(options: Options, deceit: Deceit = {}) {
      const data = authenticatorData(options.rpId ?? '', deceit);
      const client = clientData('webauthn.get', options, deceit);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: deceit.userHandle ?? userHandle,
      });
    },
  };
}

export type TestAuthenticator = ReturnType<typeof openAuthenticator>;

function hash(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    bytes(x),
    Buffer.from('2258', 'hex'),
    bytes(y),
  ]);
}

function bytes(coordinate: string): Buffer {
  return Buffer.concat([Buffer.from([32]), Buffer.from(coordinate, 'base64url')]);
}

/** CBOR: { fmt: "none", attStmt: {}, authData }. */
function attestationObject(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59]),
    length,
    data,
  ]);
}
