import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentReader, ConfigurationProblem, type Variables } from './environment-reader.ts';
import { languages, type Language } from '../domain/languages.ts';
import { flagNames, type FlagSettings } from './flag-names.ts';
import { productionFaults } from './production-faults.ts';

export const environments = ['development', 'integration', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Where the rows are kept: a PostgreSQL by its address, or the embedded database in a folder. */
export type DatabaseConfig = { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string };

/** How one company's service is reached, and as whom. */
export interface Gateway {
  url: string;
  clientId: string;
  clientSecret: string;
}

/** Who signs people in: our own provider, or another OpenID issuer in its place. */
export type IssuerConfig =
  { kind: 'own' } | { kind: 'other'; url: string; clientId: string; clientSecret: string | undefined };

/** All that can be set from outside, read once at the start. */
export interface Config {
  environment: Environment;
  port: number;
  /** Where visitors reach us, without a path. */
  siteOrigin: string;
  /** The proxies whose forwarding headers are believed. Never "all". */
  trustedProxies: readonly string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  database: DatabaseConfig;
  redisUrl: string | undefined;
  identity: {
    issuer: IssuerConfig;
    /** The API that access tokens are for, as an address. */
    audience: string;
    /** A JSON Web Key Set to sign with. Unset, one is made and kept in the database. */
    jwks: string | undefined;
    /** The domain of the session cookie. Unset, only this very host sees it. */
    cookieDomain: string | undefined;
    /** Whether people without a first or last name are asked for it before they continue. */
    namesRequired: boolean;
  };
  zuora: Gateway & {
    pageOrigin: string;
    calloutUser: string;
    calloutPassword: string;
    pagePath: string;
    pageId: string;
  };
  paypal: Gateway;
  contentful: {
    host: string;
    space: string;
    token: string;
    previewHost: string;
    previewToken: string;
    /** What the content service calls each language. */
    locales: Readonly<Record<Language, string>>;
    /** Shows what is not published yet. */
    preview: boolean;
    /** What a publish notice carries to prove that the content service sent it. */
    webhookSecret: string;
  };
  smtpUrl: string;
  /** Whom our mails come from, as a mail client shows it. */
  mailFrom: string;
  /** The sandbox's clock, which moves time in development. */
  clockUrl: string | undefined;
  /** Where the site was built to. */
  siteBuildFolder: string;
  webAppUrl: string;
  helpDeskUrl: string;
  mainDomain: string;
  deepLinkHosts: readonly string[];
  sentryDsn: string | undefined;
  flags: FlagSettings;
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  analyticsRetentionDays: number;
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const web = ['http:', 'https:'] as const;

/** Relative folders mean the same wherever the process was started. */
const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The only reader of the environment. Throws `ConfigurationProblem` with a sentence for each fault. */
export function readConfig(variables: Variables): Config {
  const read = environmentReader(variables);
  const environment = read.oneOf('ENVIRONMENT', environments, 'development');
  const port = read.wholeNumber('PORT', { from: 0, to: 65_535 }, 4000);
  const sandboxPort = read.wholeNumber('SANDBOX_PORT', { from: 1, to: 65_535 }, 4100);
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const siteOrigin = read.origin('SITE_ORIGIN', web, `http://localhost:${port}`);
  const databaseUrl = read.optional('DATABASE_URL');

  const config: Config = {
    environment,
    port,
    siteOrigin,
    trustedProxies: read.list('TRUSTED_PROXIES', []),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    database:
      databaseUrl === undefined
        ? {
            kind: 'embedded',
            folder: resolve(repository, read.text('DATABASE_FOLDER', '.stillpoint/database')),
          }
        : { kind: 'postgres', url: read.address('DATABASE_URL', ['postgres:', 'postgresql:'], databaseUrl) },
    redisUrl: read.optional('REDIS_URL'),
    identity: {
      issuer: issuerFrom(read),
      audience: read.address('OIDC_AUDIENCE', web, `${siteOrigin}/api`),
      jwks: read.optional('OIDC_JWKS'),
      cookieDomain: read.optional('SESSION_COOKIE_DOMAIN'),
      namesRequired: read.oneOf('REQUIRED_PROFILE_FIELDS', ['names', 'none'], 'names') === 'names',
    },
    zuora: {
      url: read.address('ZUORA_URL', web, `${sandbox}/zuora`),
      clientId: read.text('ZUORA_CLIENT_ID', 'sandbox-zuora-client'),
      clientSecret: read.text('ZUORA_CLIENT_SECRET', 'sandbox-zuora-secret'),
      pageOrigin: read.origin('ZUORA_PAGE_ORIGIN', web, sandbox),
      pagePath: read.text('ZUORA_PAGE_PATH', '/zuora/apps/PublicHostedPageLite.do'),
      pageId: read.text('ZUORA_PAGE_ID', 'card-page'),
      calloutUser: read.text('ZUORA_CALLOUT_USER', 'sandbox-zuora'),
      calloutPassword: read.text('ZUORA_CALLOUT_PASSWORD', 'sandbox-callouts'),
    },
    paypal: {
      url: read.address('PAYPAL_URL', web, `${sandbox}/paypal`),
      clientId: read.text('PAYPAL_CLIENT_ID', 'sandbox-paypal-client'),
      clientSecret: read.text('PAYPAL_CLIENT_SECRET', 'sandbox-paypal-secret'),
    },
    contentful: {
      host: read.text('CONTENTFUL_HOST', `127.0.0.1:${sandboxPort}`),
      space: read.text('CONTENTFUL_SPACE', 'stillpoint'),
      token: read.text('CONTENTFUL_TOKEN', 'sandbox'),
      previewHost: read.text('CONTENTFUL_PREVIEW_HOST', `127.0.0.1:${sandboxPort}`),
      previewToken: read.text('CONTENTFUL_PREVIEW_TOKEN', 'sandbox-preview'),
      locales: read.names('CONTENTFUL_LOCALES', languages),
      preview: read.oneOf('CONTENTFUL_PREVIEW', ['on', 'off'], 'off') === 'on',
      webhookSecret: read.text('CONTENT_WEBHOOK_SECRET', 'sandbox-content-webhook'),
    },
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://127.0.0.1:4125'),
    mailFrom: read.text('MAIL_FROM', 'Stillpoint <rest@stillpoint.example>'),
    clockUrl: read.optional('CLOCK_URL') ?? (environment === 'development' ? `${sandbox}/clock` : undefined),
    siteBuildFolder: read.text('SITE_BUILD_FOLDER', new URL('../../../site/build', import.meta.url).pathname),
    webAppUrl: read.address('WEB_APP_URL', web, `${sandbox}/web-app`),
    helpDeskUrl: read.address('HELP_DESK_URL', web, `${sandbox}/help`),
    mainDomain: read.text('MAIN_DOMAIN', 'stillpoint.example'),
    deepLinkHosts: read.list('DEEP_LINK_HOSTS', ['app.stillpoint.example']),
    sentryDsn: read.optional('SENTRY_DSN'),
    flags: read.switches('FLAGS', flagNames),
    countryHeader: read.optional('COUNTRY_HEADER')?.toLowerCase(),
    analyticsRetentionDays: read.wholeNumber('ANALYTICS_RETENTION_DAYS', { from: 1, to: 730 }, 90),
  };

  const sentences = [
    ...read.sentences,
    ...(environment === 'production' ? productionFaults(config, read.raw) : []),
  ];
  if (sentences.length > 0) throw new ConfigurationProblem(sentences);
  return config;
}

function issuerFrom(read: ReturnType<typeof environmentReader>): IssuerConfig {
  if (read.optional('OIDC_ISSUER') === undefined) return { kind: 'own' };
  return {
    kind: 'other',
    url: read.address('OIDC_ISSUER', web, ''),
    clientId: read.text('OIDC_CLIENT_ID', 'site'),
    clientSecret: read.optional('OIDC_CLIENT_SECRET'),
  };
}
