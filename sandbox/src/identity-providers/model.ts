import type { WorkplaceName } from './people.ts';

/** A company that signs people in. */
export type ProviderName = 'apple' | 'facebook' | 'google' | 'personifyhealth' | 'spotify' | WorkplaceName;

/** How a company misbehaves, where it is told to. */
export const faults = [
  'none',
  'down',
  'slow',
  'rubbish',
  'replayedState',
  'replayedNonce',
  'oldSession',
] as const;
export type Fault = (typeof faults)[number];

/** What a person agreed to, from the page of the company to the exchange of its code. */
export interface Authorization {
  provider: ProviderName;
  clientId: string;
  redirectUri: string;
  subject: string;
  scope: string;
  nonce?: string;
  codeChallenge?: string;
  /** Whether the person had not agreed before: Apple tells the name only then. */
  first: boolean;
  /** In real milliseconds. */
  agreedAt: number;
  /** When the person last signed in at the company, in real milliseconds. */
  authenticatedAt: number;
  /** Whether the code was exchanged: it serves once. */
  used: boolean;
}

/** Everything the companies remember. */
export interface IdentityProvidersState {
  codes: Record<string, Authorization>;
  /** Who a token stands for, by the token. */
  accessTokens: Record<string, { provider: ProviderName; subject: string; scope: string }>;
  /** Who agreed before, as `provider subject`. */
  agreed: string[];
  faults: Partial<Record<ProviderName, Fault>>;
  /** The `state` and `nonce` of the last authorization, which a replay repeats. */
  last: Partial<Record<ProviderName, { state: string; nonce?: string }>>;
}

/** The companies before the first sign-in. */
export function emptyIdentityProvidersState(): IdentityProvidersState {
  return { codes: {}, accessTokens: {}, agreed: [], faults: {}, last: {} };
}
