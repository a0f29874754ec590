import type { PersonalTable } from '../../database/personal-table.ts';

const secret = { not: 'Secrets of a sign-in, which expire within a day.' };

const keyOfApp = {
  not: 'A key of the login. That there is one, and since when, is among the second factors.',
};

/** What this module keeps of a person. */
export const identityTables: readonly PersonalTable[] = [
  {
    table: 'sessions',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'sessions',
      columns: {
        browser: 'browser',
        system: 'system',
        created_at: 'loggedIn',
        last_used_at: 'lastUsed',
        expires_at: 'expires',
      },
      newestBy: 'last_used_at',
    },
    closing: 'delete',
  },
  { table: 'oidc_records', account: 'account_id', exported: secret, closing: 'delete' },
  { table: 'departures', account: 'add_to', exported: secret, closing: 'delete' },
  { table: 'parked_arrivals', account: 'account_id', exported: secret, closing: 'delete' },
  { table: 'second_factor_steps', account: 'account_id', exported: secret, closing: 'delete' },
  { table: 'login_challenges', account: 'account_id', exported: secret, closing: 'delete' },
  {
    table: 'second_factors',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'secondSteps',
      columns: {
        kind: 'secondStep',
        since: 'since',
      },
    },
    closing: 'delete',
  },
  { table: 'authenticator_apps', account: 'account_id', exported: keyOfApp, closing: 'delete' },
  { table: 'authenticator_setups', account: 'account_id', exported: secret, closing: 'delete' },
  { table: 'recovery_codes', account: 'account_id', exported: keyOfApp, closing: 'delete' },
  {
    table: 'password_resets',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'resetLinks',
      columns: {
        restores_email: 'restoresEmail',
        expires_at: 'expires',
      },
    },
    closing: 'delete',
  },
  {
    table: 'account_subjects',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'connectedAccounts',
      columns: {
        connection: 'company',
        issuer: 'issuer',
        subject: 'numberAtCompany',
        email: 'emailAtCompany',
        linked_at: 'connected',
        mail_stopped_at: 'mailStopped',
      },
    },
    closing: 'delete',
  },
  {
    table: 'passkeys',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'passkeys',
      columns: {
        name: 'passkeyName',
        browser: 'browser',
        system: 'system',
        created_at: 'added',
        last_used_at: 'lastUsed',
      },
      newestBy: 'created_at',
    },
    closing: 'delete',
  },
  {
    table: 'passkey_users',
    account: 'account_id',
    exported: { not: 'A random name for the person, by which devices find their passkeys.' },
    closing: 'delete',
  },
  {
    table: 'identity_changes',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'changes',
      columns: {
        change: 'change',
        method: 'method',
        network: 'network',
        changed_at: 'changed',
      },
      newestBy: 'changed_at',
    },
    closing: {
      kept: 'Two years from each change, so that an account that was taken over can still be looked into.',
      needAccount: false,
    },
  },
  {
    table: 'data_files',
    account: 'account_id',
    exported: { not: 'A file of all this, which was asked for and is deleted after two days.' },
    closing: 'delete',
  },
  {
    table: 'account_deletions',
    account: 'account_id',
    exported: {
      part: 'loggingIn',
      heading: 'deletion',
      columns: {
        asked_at: 'deletionAsked',
        deletes_at: 'deleted',
      },
    },
    closing: 'last',
  },
  { table: 'mailed_codes', withoutAccount: 'It works for ten minutes, and is deleted within two hours.' },
];
