import { fileURLToPath } from 'node:url';

/** Reads a variable that defaults of others follow from. */
type ValueOf = (name: 'ENVIRONMENT' | 'PORT' | 'SANDBOX_PORT' | 'SITE_ORIGIN') => string;

/** What a variable is where it is not set. */
interface Default {
  /** A text, or how it follows from other variables. */
  value: string | ((valueOf: ValueOf) => string);
  /** Whether production may run with it. */
  inProduction: 'kept' | 'refused';
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
  REQUIRED_PROFILE_FIELDS: kept('names'),
  ZUORA_URL: refused((valueOf) => `${sandbox(valueOf)}/zuora`),
  ZUORA_CLIENT_ID: refused('sandbox-zuora-client'),
  ZUORA_CLIENT_SECRET: publicSecret('sandbox-zuora-secret'),
  ZUORA_PAGE_ORIGIN: refused(sandbox),
  ZUORA_PAGE_PATH: refused('/zuora/apps/PublicHostedPageLite.do'),
  ZUORA_PAGE_ID: refused('card-page'),
  ZUORA_CALLOUT_USER: refused('sandbox-zuora'),
  ZUORA_CALLOUT_PASSWORD: publicSecret('sandbox-callouts'),
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
  SMTP_URL: refused('smtp://127.0.0.1:4125'),
  MAIL_FROM: refused('Stillpoint <rest@stillpoint.example>'),
  WEB_APP_URL: refused((valueOf) => `${sandbox(valueOf)}/web-app`),
  HELP_DESK_URL: refused((valueOf) => `${sandbox(valueOf)}/help`),
  MAIN_DOMAIN: refused('stillpoint.example'),
  DEEP_LINK_HOSTS: refused('app.stillpoint.example'),
  // The highest rate of state, county and city together is the 13.5 % of Arab, Alabama (4 + 4.5 + 5; Avalara, "Arab,
  // Alabama: Winner of Highest Sales Tax Rate", 6 August 2013), rounded up. Averages of states, at most about 9.6 %
  // (Tax Foundation), are no limit: "at most" has to be true for each address.
  SALES_TAX_MAXIMUM: kept('US=14'),
  PLANS_SOLD: kept('B2CMONTHLY,B2C14DANNUAL,B2CFAMILYA2022'),
  ANALYTICS_RETENTION_DAYS: kept('90'),
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
