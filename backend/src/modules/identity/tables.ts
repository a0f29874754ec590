import type { ColumnType } from 'kysely';
import type { AdapterPayload } from 'oidc-provider';
import type { Language } from '../../domain/languages.ts';
import type { SignInParams } from './sign-in/sign-in-params.ts';
import type { IdentitySecrets } from './provider/keys.ts';
import type { Tables } from '../../database/database.ts';

/** JSON is written as text and read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export type SignInKind = 'login' | 'register';

/** The tables of signing in. */
export type IdentityTables = Tables<{
  sessions: {
    id: string;
    accountId: string;
    providerSid: string | null;
    createdAt: Date;
    expiresAt: Date;
  };
  oidcRecords: {
    model: string;
    id: string;
    payload: Json<AdapterPayload>;
    grantId: string | null;
    uid: string | null;
    accountId: string | null;
    expiresAt: Date | null;
  };
  identityKeys: { id: number; secrets: Json<IdentitySecrets> };
  signInTransactions: {
    state: string;
    browserHash: string;
    codeVerifier: string;
    nonce: string;
    language: Language;
    params: Json<SignInParams>;
    expiresAt: Date;
  };
  signInDetails: { grantId: string; kind: SignInKind; redirectUrl: string | null; expiresAt: Date };
  accountSubjects: { issuer: string; subject: string; accountId: string };
}>;
