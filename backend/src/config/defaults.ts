import { fileURLToPath } from 'node:url';

/** Reads a variable that defaults of others follow from. */
type ValueOf = (name: 'ENVIRONMENT' | 'PORT' | 'SANDBOX_PORT' | 'SITE_ORIGIN') => string;

/** What a variable is where it is not set. */
interface Default {
  /** A text, or how it follows from other variables. */
  value: string | ((valueOf: ValueOf) => string);
  /** Whether production may run with it. `left out`: production has none, and goes without what it is for. */
  inProduction: 'kept' | 'refused' | 'left out';
  secret: boolean;
}

/** Means the same in every environment. */
function kept(value: Default['value']): Default {
  return { value, inProduction: 'kept', secret: false };
}

/** Belongs to development: production needs a value of its own. */
function refused(value: Default['value']): Default {
  return { value, inProduction: 'refused', secret: false };
}

/** A secret of development, which everyone knows. */
function publicSecret(value: string): Default {
  return { value, inProduction: 'refused', secret: true };
}

/** Belongs to development: production goes without what it is for, where it is not set. */
function leftOut(value: Default['value'], secret = false): Default {
  return { value, inProduction: 'left out', secret };
}

/** The address of a company that signs people in: the company's own in production, else the sandbox's. */
function companyAddress(own: string, pathInSandbox: string): Default {
  return kept((valueOf) =>
    valueOf('ENVIRONMENT') === 'production' ? own : `${sandbox(valueOf)}/identity-providers${pathInSandbox}`,
  );
}

/** The key for Apple's stand-in, which knows its public half. */
const applePrivateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbudYQ9zV/yb+OvMH
sFguXolYjM8Abghi0Bh3r1eyLVehRANCAAReesHtq6LiTHFugJNkE2Z+HKE426Bc
jCiVxA/JA63AjwjPP9Tk2D7/iXm5Eu2JzTAWxWCLsSW6ssSIFp48B6Gd
-----END PRIVATE KEY-----`;

/** Every variable that has a default. The reader of the environment takes them from here alone. */
const byName = {
  ENVIRONMENT: kept('development'),
  PORT: kept('4000'),
  LOG_LEVEL: kept('info'),
  SITE_ORIGIN: refused((valueOf) => `http://localhost:${valueOf('PORT')}`),
  // Unset, every visitor has the address of the proxy that decrypts for us, and one of them uses up everybody's tries.
  TRUSTED_PROXIES: refused(''),
  DATABASE_FOLDER: kept('.stillpoint/database'),
  SITE_BUILD_FOLDER: kept(fileURLToPath(new URL('../../../site/build', import.meta.url))),
  SANDBOX_PORT: kept('4100'),
  OIDC_AUDIENCE: kept((valueOf) => `${valueOf('SITE_ORIGIN').replace(/\/+$/, '')}/api`),
  OIDC_CLIENT_ID: kept('site'),
  SESSION_COOKIE_COMPATIBILITY: kept('off'),
  USER_PROFILE_MANAGEMENT: kept('on'),
  REQUIRED_PROFILE_FIELDS: kept('firstName,lastName'),
  PROFILE_FORM_PATH: kept('/missing-profile-fields'),
  CONNECTIONS: kept('apple,facebook,spotify,google,personifyhealth'),
  CONNECTIONS_BUNDLE_SPOTIFY: kept('apple,facebook,google'),
  CONNECTIONS_SSO_ACCOUNT_LINK: kept('apple,facebook'),
  APPLE_ISSUER: companyAddress('https://appleid.apple.com', '/apple'),
  APPLE_CLIENT_ID: leftOut('sandbox-apple-client'),
  APPLE_TEAM_ID: leftOut('SANDBOXTEAM'),
  APPLE_KEY_ID: leftOut('SANDBOXKEY'),
  APPLE_PRIVATE_KEY: leftOut(applePrivateKey, true),
  FACEBOOK_AUTHORIZE_URL: companyAddress(
    'https://www.facebook.com/v26.0/dialog/oauth',
    '/facebook/v26.0/dialog/oauth',
  ),
  FACEBOOK_TOKEN_URL: companyAddress(
    'https://graph.facebook.com/v26.0/oauth/access_token',
    '/facebook/v26.0/oauth/access_token',
  ),
  FACEBOOK_PROFILE_URL: companyAddress('https://graph.facebook.com/v26.0/me', '/facebook/v26.0/me'),
  FACEBOOK_CLIENT_ID: leftOut('sandbox-facebook-client'),
  FACEBOOK_CLIENT_SECRET: leftOut('sandbox-facebook-secret', true),
  GOOGLE_ISSUER: companyAddress('https://accounts.google.com', '/google'),
  GOOGLE_CLIENT_ID: leftOut('sandbox-google-client'),
  GOOGLE_CLIENT_SECRET: leftOut('sandbox-google-secret', true),
  // It publishes none: production takes it from the contract.
  PERSONIFYHEALTH_ISSUER: leftOut((valueOf) => `${sandbox(valueOf)}/identity-providers/personifyhealth`),
  PERSONIFYHEALTH_CLIENT_ID: leftOut('sandbox-personifyhealth-client'),
  PERSONIFYHEALTH_CLIENT_SECRET: leftOut('sandbox-personifyhealth-secret', true),
  SPOTIFY_AUTHORIZE_URL: companyAddress('https://accounts.spotify.com/authorize', '/spotify/authorize'),
  SPOTIFY_TOKEN_URL: companyAddress('https://accounts.spotify.com/api/token', '/spotify/api/token'),
  SPOTIFY_PROFILE_URL: companyAddress('https://api.spotify.com/v1/me', '/spotify/v1/me'),
  SPOTIFY_CLIENT_ID: leftOut('sandbox-spotify-client'),
  SPOTIFY_CLIENT_SECRET: leftOut('sandbox-spotify-secret', true),
  WORKPLACES: leftOut((valueOf) => JSON.stringify(workplacesOfSandbox(valueOf))),
  ZUORA_URL: refused((valueOf) => `${sandbox(valueOf)}/zuora`),
  ZUORA_CLIENT_ID: refused('sandbox-zuora-client'),
  ZUORA_CLIENT_SECRET: publicSecret('sandbox-zuora-secret'),
  ZUORA_PAGE_ORIGIN: refused(sandbox),
  ZUORA_PAGE_PATH: refused('/zuora/apps/PublicHostedPageLite.do'),
  ZUORA_PAGE_ID: refused('card-page'),
  ZUORA_CALLOUT_USER: refused('sandbox-zuora'),
  ZUORA_CALLOUT_PASSWORD: publicSecret('sandbox-callouts'),
  // Wallets are off in production until they are named.
  WALLETS: kept((valueOf) => (valueOf('ENVIRONMENT') === 'production' ? 'none' : 'googlepay')),
  ZUORA_FORM_SCRIPT: leftOut((valueOf) => `${sandbox(valueOf)}/zuora/payment/zuora.js`),
  ZUORA_FORM_KEY: leftOut('pk_sandbox'),
  ZUORA_FORMS: leftOut('day=PF-00000001,night=PF-00000002'),
  PAYPAL_URL: refused((valueOf) => `${sandbox(valueOf)}/paypal`),
  PAYPAL_CLIENT_ID: refused('sandbox-paypal-client'),
  PAYPAL_CLIENT_SECRET: publicSecret('sandbox-paypal-secret'),
  CONTENTFUL_HOST: refused((valueOf) => `127.0.0.1:${valueOf('SANDBOX_PORT')}`),
  CONTENTFUL_SPACE: refused('stillpoint'),
  CONTENTFUL_TOKEN: publicSecret('sandbox'),
  // Used by previews alone. Production takes them from outside where it takes signed links.
  CONTENTFUL_PREVIEW: kept('off'),
  CONTENTFUL_PREVIEW_HOST: kept((valueOf) => `127.0.0.1:${valueOf('SANDBOX_PORT')}`),
  CONTENTFUL_PREVIEW_TOKEN: kept('sandbox-preview'),
  CONTENT_WEBHOOK_SECRET: publicSecret('sandbox-content-webhook'),
  // Signs when a form was opened: those that are posted at once are not a person's.
  FORM_SECRET: publicSecret('sandbox-open-forms'),
  // Encrypts codes, links and secrets in the database, which its copies would give away.
  SEALING_KEYS: publicSecret('sandbox-sealing-key'),
  HUBSPOT_URL: refused((valueOf) => `${sandbox(valueOf)}/hubspot`),
  HUBSPOT_PORTAL_ID: refused('4100001'),
  WORK_FORM_IDS: refused('en=work-en,de=work-de,es=work-es,fr=work-fr,pt=work-pt'),
  // Verifies that members study: its API and its page are at one origin.
  SHEERID_URL: refused((valueOf) => `${sandbox(valueOf)}/sheerid`),
  SHEERID_PROGRAM_ID: refused('5f2c1e0a4b7d9c3e8f6a1b2d'),
  SHEERID_TOKEN: publicSecret('sandbox-sheerid-token'),
  SHEERID_WEBHOOK_SECRET: publicSecret('sandbox-sheerid-notifications'),
  // In production alone: no other site adds an address to a list.
  MAILING_LIST_URL: refused(''),
  MAILING_LIST_ID: refused(''),
  MAILING_LIST_KEY: refused(''),
  SMTP_URL: refused('smtp://127.0.0.1:4125'),
  MAIL_FROM: refused('Stillpoint <rest@stillpoint.example>'),
  WEB_APP_URL: refused((valueOf) => `${sandbox(valueOf)}/web-app`),
  HELP_DESK_URL: refused((valueOf) => `${sandbox(valueOf)}/help`),
  // Where the help desk reads what a person has to look at.
  HELP_DESK_MAIL: refused('help@stillpoint.example'),
  MAIN_DOMAIN: refused('stillpoint.example'),
  DEEP_LINK_HOSTS: refused((valueOf) => `app.stillpoint.example,${new URL(sandbox(valueOf)).host}`),
  // The highest rate of state, county and city together is the 13.5 % of Arab, Alabama (4 + 4.5 + 5; Avalara, "Arab,
  // Alabama: Winner of Highest Sales Tax Rate", 6 August 2013), rounded up. Averages of states, at most about 9.6 %
  // (Tax Foundation), are no limit: "at most" has to be true for each address.
  SALES_TAX_MAXIMUM: kept('US=14'),
  FAMILY_INVITE_QUANTITY: kept('5'),
  FAMILY_COUNTRY_RULE: kept('owner'),
  MODERATORS: leftOut('mona@demo.stillpoint.example'),
  PLANS_SOLD: kept('B2CMONTHLY,B2C14DANNUAL,B2CFAMILYA2022'),
  SHARED_CACHE_SECONDS: kept('0'),
  ANALYTICS_RETENTION_DAYS: kept('90'),
  // More than ninety days of steady use come to.
  DATA_FILE_AT_ONCE_BYTES: kept('4000000'),
  // What tax law asks for; of countries that are not named, the longest of all.
  INVOICE_RETENTION_YEARS: kept('10,AT=7,DE=8,ES=6,GB=6'),
  TRACE_SAMPLE_RATE: kept((valueOf) => (valueOf('ENVIRONMENT') === 'development' ? '1' : '0.01')),
  SENTRY_SAMPLE_RATE: kept((valueOf) => (valueOf('ENVIRONMENT') === 'development' ? '1' : '0.1')),
} satisfies Record<string, Default>;

export type DefaultedVariable = keyof typeof byName;

/** Every default by the name of its variable. */
export const defaults: Readonly<Record<DefaultedVariable, Default>> = byName;

/** The variables that have a default. */
export const defaultedVariables = Object.keys(byName) as DefaultedVariable[];

/** The origin of the sandbox, which moves with its port. */
export function sandbox(valueOf: ValueOf): string {
  return `http://127.0.0.1:${valueOf('SANDBOX_PORT')}`;
}

/** The sandbox's project for error reports, with its public key. */
export function sandboxDsn(valueOf: ValueOf): string {
  const { protocol, host } = new URL(sandbox(valueOf));
  return `${protocol}//stillpoint@${host}/1`;
}

/** The workplaces that the sandbox stands in for. */
function workplacesOfSandbox(valueOf: ValueOf) {
  const workplace = (name: string) => ({
    name,
    issuer: `${sandbox(valueOf)}/identity-providers/${name}`,
    clientId: `sandbox-${name}-client`,
    clientSecret: `sandbox-${name}-secret`,
  });
  return [
    workplace('acorn'),
    { ...workplace('birch'), tenantId: '7f1d2c60-0000-4000-8000-00000000b000' },
    workplace('cedar'),
  ];
}
