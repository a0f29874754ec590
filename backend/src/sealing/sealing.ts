import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database: codes, links, secrets. */
export interface Sealing {
  /** Encrypts a text for one place, such as `account <id>`: it opens for no other. */
  seal: (text: string, place: string) => string;
  /** Throws where no configured key opens the text at this place, or where it was changed. */
  open: (sealed: string, place: string) => string;
  /** Whether the first key sealed a text. One that another sealed can be sealed anew, so that the other key may go. */
  isCurrent: (sealed: string) => boolean;
}

/** Names secrets in the database by which they are found, and from which they are not found without the keys. */
export interface Digests {
  /** The digest by the first key, to be kept. */
  of: (text: string) => string;
  /** The digests by each key, one of which may have been kept. */
  all: (text: string) => string[];
}

const cipher = 'aes-256-gcm';
const version = '1';
const bytes = { key: 32, id: 6, nonce: 12, tag: 16 } as const;

/**
 * Seals for one purpose by AES-256-GCM (NIST SP 800-38D), with keys derived from the configured ones: what is sealed
 * for one purpose opens for no other. The first key seals, all of them open.
 */
export function createSealing({ keys, purpose }: { keys: readonly string[]; purpose: string }): Sealing {
  const derived = keys.map((key) => deriveKey(key, purpose));
  const [first] = derived;
  if (first === undefined) throw new Error('Sealing needs a key.');

  return {
    seal(text, place) {
      const nonce = randomBytes(bytes.nonce);
      const encryption = createCipheriv(cipher, first.key, nonce).setAAD(Buffer.from(place));
      const encrypted = [encryption.update(text, 'utf8'), encryption.final()];
      const payload = Buffer.concat([nonce, ...encrypted, encryption.getAuthTag()]).toString('base64url');
      return [version, first.id, payload].join('.');
    },
    open(sealed, place) {
      const { id, payload } = partsOf(sealed);
      const key = derived.find((each) => each.id === id)?.key;
      if (key === undefined) throw new Error(`No configured key opens what was sealed for "${purpose}".`);
      return decrypt(payload, key, place);
    },
    isCurrent: (sealed) => partsOf(sealed).id === first.id,
  };
}

/** A key for one purpose, and the public name by which a sealed text tells which key opens it. */
function deriveKey(secret: string, purpose: string) {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', `sealing ${purpose}`, bytes.key + bytes.id));
  return { key: derived.subarray(0, bytes.key), id: derived.subarray(bytes.key).toString('base64url') };
}

function partsOf(sealed: string): { id: string; payload: Buffer } {
  const [head, id, payload, ...rest] = sealed.split('.');
  if (head !== version || id === undefined || payload === undefined || rest.length > 0) {
    throw new Error('This text is not a sealed one.');
  }
  return { id, payload: Buffer.from(payload, 'base64url') };
}

function decrypt(payload: Buffer, key: Buffer, place: string): string {
  const nonce = payload.subarray(0, bytes.nonce);
  const tagAt = Math.max(bytes.nonce, payload.length - bytes.tag);
  const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: bytes.tag })
    .setAAD(Buffer.from(place))
    .setAuthTag(payload.subarray(tagAt));
  return (
    decryption.update(payload.subarray(bytes.nonce, tagAt), undefined, 'utf8') + decryption.final('utf8')
  );
}

/** Makes digests for one purpose by HMAC-SHA256, with keys derived from the configured ones. */
export function createDigests({ keys, purpose }: { keys: readonly string[]; purpose: string }): Digests {
  const derived = keys.map((key) => deriveKey(key, `digest of ${purpose}`));
  const by = ({ key }: { key: Buffer }, text: string) =>
    createHmac('sha256', key).update(text).digest('base64url');
  const [first] = derived;
  if (first === undefined) throw new Error('A digest needs a key.');
  return { of: (text) => by(first, text), all: (text) => derived.map((each) => by(each, text)) };
}
