import { Type, type Static } from 'typebox';

const Encoded = Type.String({ maxLength: 10_000, pattern: '^[A-Za-z0-9_-]*$' });
const Id = Type.String({ minLength: 1, maxLength: 1500, pattern: '^[A-Za-z0-9_-]+$' });
const shared = {
  id: Id,
  rawId: Id,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
  /** No extension is asked for. */
  clientExtensionResults: Type.Object({}, { additionalProperties: true }),
};

/** A new passkey, as a browser writes `PublicKeyCredential.toJSON()`. */
export const NewCredential = Type.Object({
  ...shared,
  response: Type.Object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
});
export type NewCredential = Static<typeof NewCredential>;

/** The answer of a passkey, as a browser writes `PublicKeyCredential.toJSON()`. */
export const CredentialAnswer = Type.Object({
  ...shared,
  response: Type.Object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: Type.Optional(Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' })),
  }),
});
export type CredentialAnswer = Static<typeof CredentialAnswer>;

/** The challenge that a browser says it answered. Undefined where that cannot be read. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof read !== 'object' || read === null || !('challenge' in read)) return undefined;
    return typeof read.challenge === 'string' ? read.challenge : undefined;
  } catch {
    return undefined;
  }
}
