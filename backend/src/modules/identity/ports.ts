import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { Money } from '../../domain/money.ts';
import type { SignUp } from '../../domain/sign-ups.ts';

/** An account, as far as signing in needs it. */
export interface KnownAccount {
  id: string;
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  createdAt: Date;
  emailVerifiedAt: Date | null;
  externalId: string | null;
  marketingOptIn: boolean;
}

export interface AccountToAdd {
  email: string;
  emailNormalised: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  marketingOptIn: boolean;
  emailVerified: boolean;
}

/** Where accounts are kept. */
export interface Accounts {
  byId: (id: string) => Promise<KnownAccount | undefined>;
  byEmail: (emailNormalised: string) => Promise<KnownAccount | undefined>;
  add: (
    account: AccountToAdd,
  ) => Promise<{ ok: true; account: KnownAccount } | { ok: false; reason: 'emailTaken' }>;
  keepPasswordHash: (id: string, passwordHash: string) => Promise<void>;
}

/** A plan that is bought after signing up or logging in. */
export interface WaitingPlan {
  plan: 'monthly' | 'annual' | 'family';
  period: 'month' | 'year';
  price: Money;
  tax: 'included' | 'added';
  trialDays?: number;
}

/** Looks up a plan by its code, or the usual one, at the prices of a country, or of the request's. */
export type WaitingPlanOf = (
  request: FastifyRequest,
  choice: { code?: string; country?: string; mayTry: boolean },
) => WaitingPlan | undefined;

/** Whether the checkout with a query is closed to everyone, or its plan is not sold. */
export type IsCheckoutClosed = (request: FastifyRequest, query: URLSearchParams) => Promise<boolean>;

/** Counts a new account, where the visitor allowed it. */
export type CountSignUp = (request: FastifyRequest, signUp: SignUp) => Promise<void>;
