import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectionsFrom, type ConnectionsConfig } from './connections.ts';
import { sandbox, sandboxDsn } from './defaults.ts';
import {
  environmentReader,
  ConfigurationProblem,
  type EnvironmentReader,
  type Variables,
} from './environment-reader.ts';
import { invoiceYearsFrom, type InvoiceYears } from './invoice-years.ts';
import { taxExclusiveCountries } from '../domain/countries.ts';
import { languageRecords, languages, type Language } from '../domain/languages.ts';
import { profileFields, type ProfileField } from '../domain/profile-fields.ts';
import { sellablePlans, type SellablePlan } from '../domain/sellable-plans.ts';
import { flagNames, type FlagSettings } from './flag-names.ts';
import { productionFaults } from './production-faults.ts';
import { telemetryFrom, type TelemetryConfig } from './telemetry.ts';
import { walletsFrom, type WalletsConfig } from './wallets.ts';

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

/** The list that the newsletter goes to, at the company that sends it. */
export interface MailingListConfig {
  url: string;
  id: string;
  key: string;
}

/** All that can be set from outside, read once at the start. */
export interface Config {
  environment: Environment;
  port: number;
  /** Where visitors reach us, without a path. */
  siteOrigin: string;
  /** The proxies whose forwarding headers are believed. Never "all". */
  trustedProxies: readonly string[];
  /** For how long a shared cache that honours `Vary` may answer with a page that it keeps. Zero: it has to ask each time. */
  sharedCacheSeconds: number;
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
    /** Whether a session is also read from the cookie that has the name of the other environments. */
    readsOtherCookie: boolean;
    /** The domain that passkeys belong to. Passkeys of another one are lost. */
    passkeyDomain: string;
    /** Whether names are kept up here. Otherwise another system does it: no person is asked for them here, or may change them. */
    managesProfiles: boolean;
    /** What a profile must have, asked for after a sign-in at the path of the form. */
    requiredProfileFields: readonly ProfileField[];
    profileFormPath: string;
    connections: ConnectionsConfig;
    /** The service that knows passwords of data breaches, with the range API of Pwned Passwords. Unset, none is asked. */
    breachedPasswordsUrl: string | undefined;
  };
  zuora: Gateway & {
    pageOrigin: string;
    calloutUser: string;
    calloutPassword: string;
    pagePath: string;
    pageId: string;
  };
  /** Apple Pay and Google Pay. Undefined, none is offered. */
  wallets: WalletsConfig | undefined;
  paypal: Gateway;
  contentful: {
    host: string;
    space: string;
    token: string;
    previewHost: string;
    previewToken: string;
    /** What the content service calls a language. */
    localeOf: (language: Language) => string;
    /** Shows every visitor what is not published yet. */
    preview: boolean;
    /** What the links that show drafts to one visitor are signed with. Unset, there are none. */
    previewSecret: string | undefined;
    /** What a publish notice carries to prove that the content service sent it. */
    webhookSecret: string;
  };
  /** What the proofs of when a form was opened are signed with. */
  formSecret: string;
  /** What codes, links and secrets in the database are encrypted with. The first encrypts, all decrypt. */
  sealingKeys: readonly string[];
  /** Where enquiries of companies go. */
  workEnquiries: {
    url: string;
    portalId: string;
    /** The form of the service for each language. */
    formIdOf: (language: Language) => string;
  };
  /** The company that verifies students, what we are there, and what it signs its notifications with. */
  sheerid: { url: string; programId: string; token: string; webhookSecret: string };
  /** The list of the newsletter. Absent outside production. */
  mailingList: MailingListConfig | undefined;
  smtpUrl: string;
  /** Whom our mails come from, as a mail client shows it. */
  mailFrom: string;
  /** The sandbox's clock, which moves time in development. */
  clockUrl: string | undefined;
  /** Where the site was built to. */
  siteBuildFolder: string;
  webAppUrl: string;
  helpDeskUrl: string;
  /** Where the help desk reads what a person has to look at, as a mail client shows it. */
  helpDeskMail: string;
  mainDomain: string;
  deepLinkHosts: readonly string[];
  /** Where faults are reported to: those of the server, and those of browsers. */
  sentryDsn: string | undefined;
  /** The share of faults that is reported, from 0 to 1. */
  sentrySampleRate: number;
  telemetry: TelemetryConfig;
  flags: FlagSettings;
  /** The header in which a trusted proxy names the visitor's country. */
  countryHeader: string | undefined;
  /** The most sales tax that any address of a country adds to a price, in percent. */
  salesTaxMaximum: Readonly<Record<string, number>>;
  /** The plans that can be bought. The first of each kind is offered, the others have an address. */
  plansSold: readonly SellablePlan[];
  analyticsRetentionDays: number;
  /** The largest file of a person's own data that is made while the person waits, in bytes. */
  dataFileAtOnceBytes: number;
  families: FamiliesConfig;
  /** The addresses of the accounts that may moderate moments, once proved. */
  moderators: readonly string[];
  /** For how many years the law has us keep invoices. */
  invoiceYears: InvoiceYears;
}

/** Families that share a plan. */
export interface FamiliesConfig {
  /** How many people an owner can invite. */
  inviteQuantity: number;
  /** Where they live: anywhere, or in the country where the owner's plan is billed. */
  countryRule: (typeof familyCountryRules)[number];
}

const familyCountryRules = ['any', 'owner'] as const;
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
const web = ['http:', 'https:'] as const;

/** Relative folders mean the same wherever the process was started. */
const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The only reader of the environment. Throws `ConfigurationProblem` with a sentence for each fault. */
export function readConfig(variables: Variables): Config {
  const read = environmentReader(variables);
  const environment = read.oneOf('ENVIRONMENT', environments);
  const siteOrigin = read.origin('SITE_ORIGIN', web);
  const managesProfiles = read.oneOf('USER_PROFILE_MANAGEMENT', ['on', 'off']) === 'on';
  const databaseUrl = read.optionalAddress('DATABASE_URL', ['postgres:', 'postgresql:']);

  const config: Config = {
    environment,
    port: read.wholeNumber('PORT', { from: 0, to: 65_535 }),
    siteOrigin,
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    sharedCacheSeconds: read.wholeNumber('SHARED_CACHE_SECONDS', { from: 0, to: 60 }),
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
      readsOtherCookie: read.oneOf('SESSION_COOKIE_COMPATIBILITY', ['on', 'off']) === 'on',
      passkeyDomain: read.optionalDomain('PASSKEY_DOMAIN') ?? URL.parse(siteOrigin)?.hostname ?? '',
      managesProfiles,
      requiredProfileFields: read
        .someOf('REQUIRED_PROFILE_FIELDS', [...profileFields, 'none'])
        .filter((field) => field !== 'none')
        .filter(() => managesProfiles),
      profileFormPath: read.pagePath('PROFILE_FORM_PATH'),
      connections: connectionsFrom(read, environment === 'production'),
      breachedPasswordsUrl: read.optionalAddress('BREACHED_PASSWORDS_URL', web),
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
    wallets: walletsFrom(read),
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
      localeOf: read.names(
        'CONTENTFUL_LOCALES',
        languages,
        (language) => languageRecords[language].contentMapCode,
      ),
      preview: read.oneOf('CONTENTFUL_PREVIEW', ['on', 'off']) === 'on',
      previewSecret:
        read.optional('CONTENT_PREVIEW_SECRET') ??
        (environment === 'development' ? 'sandbox-content-preview' : undefined),
      webhookSecret: read.text('CONTENT_WEBHOOK_SECRET'),
    },
    formSecret: read.text('FORM_SECRET'),
    sealingKeys: read.list('SEALING_KEYS'),
    workEnquiries: {
      url: read.address('HUBSPOT_URL', web),
      portalId: read.text('HUBSPOT_PORTAL_ID'),
      formIdOf: read.each('WORK_FORM_IDS', languages),
    },
    sheerid: {
      url: read.address('SHEERID_URL', web),
      programId: read.text('SHEERID_PROGRAM_ID'),
      token: read.text('SHEERID_TOKEN'),
      webhookSecret: read.text('SHEERID_WEBHOOK_SECRET'),
    },
    mailingList: environment === 'production' ? mailingListFrom(read) : undefined,
    smtpUrl: read.address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM'),
    clockUrl:
      read.optional('CLOCK_URL') ??
      (environment === 'development' ? `${sandbox(read.text)}/clock` : undefined),
    siteBuildFolder: read.text('SITE_BUILD_FOLDER'),
    webAppUrl: read.address('WEB_APP_URL', web),
    helpDeskUrl: read.address('HELP_DESK_URL', web),
    helpDeskMail: read.sender('HELP_DESK_MAIL'),
    mainDomain: read.host('MAIN_DOMAIN'),
    deepLinkHosts: read.hosts('DEEP_LINK_HOSTS'),
    sentryDsn:
      read.optionalAddress('SENTRY_DSN', web) ??
      (environment === 'development' ? sandboxDsn(read.text) : undefined),
    sentrySampleRate: read.share('SENTRY_SAMPLE_RATE'),
    telemetry: telemetryFrom(read),
    flags: read.switches('FLAGS', flagNames),
    countryHeader: read.countryHeader('COUNTRY_HEADER'),
    salesTaxMaximum: read.percentages('SALES_TAX_MAXIMUM', taxExclusiveCountries),
    plansSold: read.someOf('PLANS_SOLD', sellablePlans),
    analyticsRetentionDays: read.wholeNumber('ANALYTICS_RETENTION_DAYS', { from: 1, to: 730 }),
    dataFileAtOnceBytes: read.wholeNumber('DATA_FILE_AT_ONCE_BYTES', { from: 0, to: 100_000_000 }),
    families: {
      inviteQuantity: read.wholeNumber('FAMILY_INVITE_QUANTITY', { from: 1, to: 10 }),
      countryRule: read.oneOf('FAMILY_COUNTRY_RULE', familyCountryRules),
    },
    moderators: read.emails('MODERATORS'),
    invoiceYears: invoiceYearsFrom(read),
  };

  const sentences = [
    ...read.sentences,
    ...(environment === 'production' ? productionFaults(config, read) : []),
  ];
  if (sentences.length > 0) throw new ConfigurationProblem(sentences);
  return config;
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

function mailingListFrom(read: EnvironmentReader): MailingListConfig {
  const url = read.optionalAddress('MAILING_LIST_URL', web) ?? '';
  return { url, id: read.text('MAILING_LIST_ID'), key: read.text('MAILING_LIST_KEY') };
}
