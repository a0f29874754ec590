export interface Keys {
  /** A key that nobody has used and nobody can guess. */
  make: () => string;
}

export function createKeys(crypto: Crypto): Keys {
  return { make: () => crypto.randomUUID() };
}
