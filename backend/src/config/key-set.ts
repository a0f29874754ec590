import { createPrivateKey, type JsonWebKey } from 'node:crypto';

const fewestBits = 2048;

/** What is wrong with a JSON Web Key Set to sign with, as the end of a sentence. Undefined where it can be used. */
export function keySetProblem(text: string): string | undefined {
  const keys = keysIn(text);
  if (keys === undefined) return 'must be JSON with a list of keys: {"keys":[…]}';
  if (!keys.every((key) => privateKeyIn(key) !== undefined)) {
    return 'holds a key that is no private key, but each of its keys must be one';
  }
  if (!keys.every(signsWithRs256)) {
    return `holds a key that is no RSA key of at least ${fewestBits} bits to sign with RS256, but each of its keys must be one`;
  }
  if (!keys.every(isNamedWell)) {
    return 'holds a key whose kid is empty or no text, but that is its name: without a kid it is called by its thumbprint';
  }
  return new Set(keys.map(nameOf)).size === keys.length
    ? undefined
    : 'holds a key twice, or two keys with the same kid, but each of its keys needs a name of its own';
}

/** Whether a text is a private key for ES256, as PEM. */
export function isP256Key(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function keysIn(text: string): JsonWebKey[] | undefined {
  try {
    const { keys } = JSON.parse(text) as { keys?: unknown };
    return Array.isArray(keys) && keys.length > 0 ? (keys as JsonWebKey[]) : undefined;
  } catch {
    return undefined;
  }
}

function privateKeyIn(key: JsonWebKey) {
  try {
    return createPrivateKey({ key, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function isNamedWell({ kid }: JsonWebKey): boolean {
  return kid === undefined || (typeof kid === 'string' && kid !== '');
}

/** What tells a key from the others: its `kid`, or the modulus that its thumbprint is made of. */
function nameOf({ kid, n }: JsonWebKey): unknown {
  return kid ?? n;
}

function signsWithRs256(key: JsonWebKey): boolean {
  const { asymmetricKeyType, asymmetricKeyDetails } = privateKeyIn(key) ?? {};
  const { use = 'sig', alg = 'RS256' } = key;
  return (
    asymmetricKeyType === 'rsa' &&
    (asymmetricKeyDetails?.modulusLength ?? 0) >= fewestBits &&
    use === 'sig' &&
    alg === 'RS256'
  );
}
