import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import { challengeMinutes } from './challenges.ts';
import type { CredentialAnswer, NewCredential } from './credentials.ts';

/** Ed25519, ES256 and RS256. The library would put a first one whose keys take 1.3 kB. */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60_000;

/** A passkey that an authenticator has made. */
export interface MadePasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  backedUp: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Log = Pick<FastifyBaseLogger, 'info'>;

/** Speaks WebAuthn for our site: what browsers are asked, and whether what they answer holds. */
export function createRelyingParty({ domain, siteOrigin }: { domain: string; siteOrigin: string }) {
  const expected = { expectedOrigin: siteOrigin, expectedRPID: domain, requireUserVerification: true };

  return {
    /** Asks for a new passkey, which browsers find again without a name being typed. */
    creationOptions: (asked: {
      challenge: Bytes;
      userHandle: string;
      userName: string;
      userDisplayName: string;
      existing: readonly { id: string; transports: string[] }[];
    }) =>
      generateRegistrationOptions({
        rpName: 'Stillpoint',
        rpID: domain,
        userID: Buffer.from(asked.userHandle, 'base64url'),
        userName: asked.userName,
        userDisplayName: asked.userDisplayName,
        challenge: asked.challenge,
        timeout,
        attestationType: 'none',
        excludeCredentials: [...asked.existing],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      }),

    /** Asks for any passkey of ours that the browser has. */
    requestOptions: (challenge: Bytes) =>
      generateAuthenticationOptions({ rpID: domain, challenge, timeout, userVerification: 'required' }),

    /** The passkey that was made for a challenge of ours. Undefined where something about it does not hold. */
    async made(response: NewCredential, challenge: string, log: Log): Promise<MadePasskey | undefined> {
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: { ...response, response: response.response },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
          ...expected,
        });
        if (registrationInfo === undefined) return undefined;
        const { credential, credentialBackedUp } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          backedUp: credentialBackedUp,
        };
      } catch (error) {
        log.info({ err: error }, 'a new passkey was refused');
        return undefined;
      }
    },

    /**
     * What a passkey answered to a challenge of ours. Undefined where something about it does not hold. Its counter is for
     * the caller to compare.
     */
    async answered(
      response: CredentialAnswer,
      challenge: string,
      publicKey: string,
      log: Log,
    ): Promise<{ counter: number; backedUp: boolean } | undefined> {
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { ...response, response: response.response },
          expectedChallenge: challenge,
          credential: { id: response.id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
          ...expected,
        });
        const { newCounter, credentialBackedUp } = authenticationInfo;
        return verified ? { counter: newCounter, backedUp: credentialBackedUp } : undefined;
      } catch (error) {
        log.info({ err: error }, 'the answer of a passkey was refused');
        return undefined;
      }
    },
  };
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;
