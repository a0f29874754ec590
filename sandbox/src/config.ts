import { resolve } from 'node:path';
import type { ProviderClients } from './identity-providers/companies.ts';
import type { SheeridConfig } from './sheerid/api.ts';
import { usualRetryRule } from './zuora/billing-run.ts';
import type { RetryRule } from './zuora/model.ts';

/** Everything the sandbox reads from its environment. Secrets have public values: nothing here guards anything. */
export interface SandboxConfig {
  /** The address to listen on: this machine's own, but in a container. */
  host: string;
  port: number;
  /** Where browsers and the site reach the sandbox. */
  origin: string;
  smtpPort: number;
  /** How many mails the inbox keeps: the newest ones. */
  mailsKept: number;
  /** The JSON file that carries the state over a restart. Without one the state ends with the process. */
  statePath: string | undefined;
  /** The only origin that may frame the payment page and hear its answer. */
  siteOrigin: string;
  zuora: {
    clientId: string;
    clientSecret: string;
    calloutUrl: string;
    calloutUser: string;
    calloutPassword: string;
    /** How often a declined renewal is tried, and the days between two tries. */
    retryRule: RetryRule;
  };
  paypal: { clientId: string; clientSecret: string };
  contentful: {
    webhookUrl: string;
    webhookSecret: string;
    /** Where the site takes links to previews. */
    previewUrl: string;
    previewSecret: string;
  };
  /** The public key of the project that takes error reports, and where source maps lie, a folder a release. */
  sentry: { key: string; mapsFolder: string };
  identityProviders: ProviderClients;
  sheerid: SheeridConfig;
}

/** In place of a path: the state is kept in memory alone. */
const inMemory = ':memory:';

/** Reads and checks the environment; a bad value throws a sentence with variable, value and what is allowed. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SandboxConfig {
  const siteOrigin = originFrom(env, 'SITE_ORIGIN', 'http://localhost:4000');
  const port = portFrom(env, 'SANDBOX_PORT', 4100);
  return {
    host: env.SANDBOX_HOST ?? '127.0.0.1',
    port,
    origin: `http://127.0.0.1:${String(port)}`,
    smtpPort: portFrom(env, 'SANDBOX_SMTP_PORT', 4125),
    mailsKept: countFrom(env, 'SANDBOX_MAILS_KEPT', { usual: 300, most: 100_000 }),
    statePath:
      env.SANDBOX_STATE === inMemory ? undefined : resolve(env.SANDBOX_STATE ?? '.stillpoint/sandbox.json'),
    siteOrigin,
    zuora: {
      clientId: env.ZUORA_CLIENT_ID ?? 'sandbox-zuora-client',
      clientSecret: env.ZUORA_CLIENT_SECRET ?? 'sandbox-zuora-secret',
      calloutUrl: urlFrom(env, 'CALLOUT_URL', `${siteOrigin}/zuora/callouts`),
      calloutUser: env.ZUORA_CALLOUT_USER ?? 'sandbox-zuora',
      calloutPassword: env.ZUORA_CALLOUT_PASSWORD ?? 'sandbox-callouts',
      retryRule: {
        tries: countFrom(env, 'SANDBOX_PAYMENT_TRIES', { usual: usualRetryRule.tries, most: 30 }),
        daysBetween: countFrom(env, 'SANDBOX_PAYMENT_RETRY_DAYS', {
          usual: usualRetryRule.daysBetween,
          most: 30,
        }),
      },
    },
    paypal: {
      clientId: env.PAYPAL_CLIENT_ID ?? 'sandbox-paypal-client',
      clientSecret: env.PAYPAL_CLIENT_SECRET ?? 'sandbox-paypal-secret',
    },
    contentful: {
      webhookUrl: urlFrom(env, 'CONTENT_WEBHOOK_URL', `${siteOrigin}/content/webhook`),
      webhookSecret: env.CONTENT_WEBHOOK_SECRET ?? 'sandbox-content-webhook',
      previewUrl: urlFrom(env, 'CONTENT_PREVIEW_URL', `${siteOrigin}/content/preview`),
      previewSecret: env.CONTENT_PREVIEW_SECRET ?? 'sandbox-content-preview',
    },
    sentry: { key: 'stillpoint', mapsFolder: resolve(env.SOURCE_MAPS_FOLDER ?? 'site/build/source-maps') },
    identityProviders: {
      apple: { clientId: 'sandbox-apple-client', teamId: 'SANDBOXTEAM', publicKey: applePublicKey },
      facebook: clientOf('facebook'),
      google: clientOf('google'),
      personifyhealth: clientOf('personifyhealth'),
      spotify: clientOf('spotify'),
      acorn: clientOf('acorn'),
      cedar: clientOf('cedar'),
      birch: { ...clientOf('birch'), tenantId: '7f1d2c60-0000-4000-8000-00000000b000' },
    },
    sheerid: {
      programId: env.SHEERID_PROGRAM_ID ?? '5f2c1e0a4b7d9c3e8f6a1b2d',
      token: env.SHEERID_TOKEN ?? 'sandbox-sheerid-token',
      webhookUrl: urlFrom(env, 'SHEERID_WEBHOOK_URL', `${siteOrigin}/sheerid/notifications`),
      webhookSecret: env.SHEERID_WEBHOOK_SECRET ?? 'sandbox-sheerid-notifications',
      redirectUrl: `${siteOrigin}/student`,
    },
  };
}

/** Belongs to the key with which the site signs for Apple where nothing else is configured. */
const applePublicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'XnrB7aui4kxxboCTZBNmfhyhONugXIwolcQPyQOtwI8',
  y: 'CM8_1OTYPv-JebkS7YnNMBbFYIuxJbqyxIgWnjwHoZ0',
};

function clientOf(company: string) {
  return { clientId: `sandbox-${company}-client`, clientSecret: `sandbox-${company}-secret` };
}

function portFrom(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const value = env[name];
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${name} is "${value}", but must be a port from 0 to 65535.`);
  }
  return port;
}

function countFrom(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  { usual, most }: { usual: number; most: number },
): number {
  const count = Number(env[name] ?? usual);
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new Error(
      `${name} is "${String(env[name])}", but must be a whole number from 1 to ${String(most)}.`,
    );
  }
  return count;
}

function urlFrom(env: Readonly<Record<string, string | undefined>>, name: string, fallback: string): string {
  const value = env[name] ?? fallback;
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${name} is "${value}", but must be an http or https address.`);
  }
  return value;
}

function originFrom(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: string,
): string {
  const value = urlFrom(env, name, fallback);
  if (new URL(value).origin !== value) {
    throw new Error(`${name} is "${value}", but must be an origin without a path, like ${fallback}.`);
  }
  return value;
}
