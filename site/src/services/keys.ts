export interface Keys {
  /** A unique key that cannot be guessed. */
  make: () => string;
}

export function createKeys(crypto: Crypto): Keys {
  return { make: () => crypto.randomUUID() };
}
