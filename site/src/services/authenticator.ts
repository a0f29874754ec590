/** What the browser asks an authenticator with, as the backend writes it. */
export type PasskeyOptions = Record<string, unknown> & { challenge: string };

/** What an authenticator has made or answered, as it is sent. */
export type AnsweredPasskey<Credential> =
  | { ok: true; credential: Credential }
  /** `unused`: the question was closed or ran out, or there is no passkey. `known`: the device has one already. */
  | { ok: false; reason: 'unused' | 'known' };

/** A new passkey. */
export interface NewPasskey {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, unknown>;
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** The answer of a passkey. */
export interface PasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: Record<string, unknown>;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

/** The authenticators of this device and browser. */
export interface Authenticator {
  /** Whether the browser lists passkeys below the field for the address. */
  suggestsPasskeys: () => Promise<boolean>;
  make: (options: PasskeyOptions) => Promise<AnsweredPasskey<NewPasskey>>;
  /** Asks for a passkey, in a window of the browser's, or `quietly` among the suggestions of a field. */
  ask: (
    options: PasskeyOptions,
    how?: { quietly: true; signal: AbortSignal },
  ) => Promise<AnsweredPasskey<PasskeyAnswer>>;
}

/** Whether a browser can make and use passkeys by the options that the backend writes. */
export function hasPasskeys(window: object): boolean {
  const { PublicKeyCredential: api } = window as { PublicKeyCredential?: object };
  return api !== undefined && 'parseRequestOptionsFromJSON' in api;
}

/** Speaks with the authenticators of a browser that has passkeys. */
export function createAuthenticator({ credentials }: Navigator): Authenticator {
  return {
    suggestsPasskeys: () => PublicKeyCredential.isConditionalMediationAvailable(),

    make: (options) =>
      answered<NewPasskey>(() =>
        credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as unknown as PublicKeyCredentialCreationOptionsJSON,
          ),
        }),
      ),

    ask: (options, how) =>
      answered<PasskeyAnswer>(() =>
        credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
          ...(how && { mediation: 'conditional', signal: how.signal }),
        }),
      ),
  };
}

/** A browser tells neither who closed its question nor whether it had a passkey: both are the same error. */
async function answered<Sent>(ask: () => Promise<Credential | null>): Promise<AnsweredPasskey<Sent>> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null;
    if (credential === null) return { ok: false, reason: 'unused' };
    return { ok: true, credential: credential.toJSON() as Sent };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { ok: false, reason: error.name === 'InvalidStateError' ? 'known' : 'unused' };
  }
}
