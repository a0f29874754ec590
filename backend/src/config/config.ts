import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandbox, sandboxDsn } from './defaults.ts';
import {
  environmentReader,
  ConfigurationProblem,
  type EnvironmentReader,
  type Variables,
} from './environment-reader.ts';
import { taxExclusiveCountries } from '../domain/countries.ts';
import { languageRecords, type Language } from '../domain/languages.ts';
import { sellablePlans, type SellablePlan } from '../domain/sellable-plans.ts';
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
    /** Shows every visitor what is not published yet. */
    preview: boolean;
    /** What the links that show drafts to one visitor are signed with. Unset, there are none. */
    previewSecret: string | undefined;
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
  /** Where faults are reported to: those of the server, and those of browsers. */
  sentryDsn: string | undefined;
  /** The share of faults that is reported, from 0 to 1. */
  sentrySampleRate: number;
  flags: FlagSettings;
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  /** The most sales tax that any address of a country adds to a price, in percent. */
  salesTaxMaximum: Readonly<Record<string, number>>;
  /** The plans that can be bought. The first of each kind is offered, the others have an address. */
  plansSold: readonly SellablePlan[];
  analyticsRetentionDays: number;
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const web = ['http:', 'https:'] as const;

/** Relative folders mean the same wherever the process was started. */
const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The only reader of the environment. Throws `ConfigurationProblem` with a sentence for each fault. */
export function readConfig(variables: Variables): Config {
  const read = environmentReader(variables);
  const environment = read.oneOf('ENVIRONMENT', environments);
  const databaseUrl = read.optionalAddress('DATABASE_URL', ['postgres:', 'postgresql:']);

  const config: Config = {
    environment,
    port: read.wholeNumber('PORT', { from: 0, to: 65_535 }),
    siteOrigin: read.origin('SITE_ORIGIN', web),
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
    database:
      databaseUrl === undefined
        ? {
            kind: 'embedded',
            folder: resolve(repository, read.text('DATABASE_FOLDER')),
          }
        : { kind: 'postgres', url: databaseUrl },
    redisUrl: read.optionalAddress('REDIS_URL', ['redis:', 'rediss:']),
    identity: {
      issuer: issuerFrom(read),
      audience: read.address('OIDC_AUDIENCE', web),
      jwks: read.keySet('OIDC_JWKS'),
      cookieDomain: read.optionalDomain('SESSION_COOKIE_DOMAIN'),
      namesRequired: read.oneOf('REQUIRED_PROFILE_FIELDS', ['names', 'none']) === 'names',
    },
    zuora: {
      url: read.address('ZUORA_URL', web),
      clientId: read.text('ZUORA_CLIENT_ID'),
      clientSecret: read.text('ZUORA_CLIENT_SECRET'),
      pageOrigin: read.origin('ZUORA_PAGE_ORIGIN', web),
      pagePath: read.text('ZUORA_PAGE_PATH'),
      pageId: read.text('ZUORA_PAGE_ID'),
      calloutUser: read.text('ZUORA_CALLOUT_USER'),
      calloutPassword: read.text('ZUORA_CALLOUT_PASSWORD'),
    },
    paypal: {
      url: read.address('PAYPAL_URL', web),
      clientId: read.text('PAYPAL_CLIENT_ID'),
      clientSecret: read.text('PAYPAL_CLIENT_SECRET'),
    },
    contentful: {
      host: read.host('CONTENTFUL_HOST'),
      space: read.text('CONTENTFUL_SPACE'),
      token: read.text('CONTENTFUL_TOKEN'),
      previewHost: read.host('CONTENTFUL_PREVIEW_HOST'),
      previewToken: read.text('CONTENTFUL_PREVIEW_TOKEN'),
      locales: read.names('CONTENTFUL_LOCALES', contentMapCodes()),
      preview: read.oneOf('CONTENTFUL_PREVIEW', ['on', 'off']) === 'on',
      previewSecret:
        read.optional('CONTENT_PREVIEW_SECRET') ??
        (environment === 'development' ? 'sandbox-content-preview' : undefined),
      webhookSecret: read.text('CONTENT_WEBHOOK_SECRET'),
    },
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM'),
    clockUrl:
      read.optional('CLOCK_URL') ??
      (environment === 'development' ? `${sandbox(read.text)}/clock` : undefined),
    siteBuildFolder: read.text('SITE_BUILD_FOLDER'),
    webAppUrl: read.address('WEB_APP_URL', web),
    helpDeskUrl: read.address('HELP_DESK_URL', web),
    mainDomain: read.host('MAIN_DOMAIN'),
    deepLinkHosts: read.hosts('DEEP_LINK_HOSTS'),
    sentryDsn:
      read.optionalAddress('SENTRY_DSN', web) ??
      (environment === 'development' ? sandboxDsn(read.text) : undefined),
    sentrySampleRate: read.share('SENTRY_SAMPLE_RATE'),
    flags: read.switches('FLAGS', flagNames),
    countryHeader: read.countryHeader('COUNTRY_HEADER'),
    salesTaxMaximum: read.percentages('SALES_TAX_MAXIMUM', taxExclusiveCountries),
    plansSold: read.someOf('PLANS_SOLD', sellablePlans),
    analyticsRetentionDays: read.wholeNumber('ANALYTICS_RETENTION_DAYS', { from: 1, to: 730 }),
  };

  const sentences = [
    ...read.sentences,
    ...(environment === 'production' ? productionFaults(config, read) : []),
  ];
  if (sentences.length > 0) throw new ConfigurationProblem(sentences);
  return config;
}

function contentMapCodes(): Record<Language, string> {
  const { en, de, es, fr, pt } = languageRecords;
  return {
    en: en.contentMapCode,
    de: de.contentMapCode,
    es: es.contentMapCode,
    fr: fr.contentMapCode,
    pt: pt.contentMapCode,
  };
}

function issuerFrom(read: EnvironmentReader): IssuerConfig {
  const url = read.optionalAddress('OIDC_ISSUER', web);
  if (url === undefined) return { kind: 'own' };
  return {
    kind: 'other',
    url,
    clientId: read.text('OIDC_CLIENT_ID'),
    clientSecret: read.optional('OIDC_CLIENT_SECRET'),
  };
}
