import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../domain/languages.ts';
import type { AuthCallbackFacts, LoginFacts, LoginPagesFacts, RegisterFacts } from './sign-in/facts.ts';

/** Somebody who can sign in, as far as signing in needs to know. */
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

/** A screen of ours in one of its states. */
export type IdentityScreen =
  | { route: 'login'; facts: LoginFacts }
  | { route: 'register'; facts: RegisterFacts }
  | { route: 'signUpOrLogin'; facts: LoginPagesFacts }
  /** `refresh` is where the page goes on to by itself without a script. */
  | { route: 'authCallback'; facts: AuthCallbackFacts; refresh?: string };

/** A screen as it is to be shown. */
export type IdentityPage = IdentityScreen & { language: Language; statusCode?: number };

/** Answers with the site's screen. */
export type DrawPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: IdentityPage,
) => Promise<FastifyReply>;
