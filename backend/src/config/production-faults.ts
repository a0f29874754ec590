import type { Config } from './config.ts';

const mustBeSet = [
  'DATABASE_URL',
  'SITE_ORIGIN',
  'MAIN_DOMAIN',
  'WEB_APP_URL',
  'HELP_DESK_URL',
  'SMTP_URL',
  'CONTENTFUL_HOST',
  'CONTENTFUL_SPACE',
  'CONTENTFUL_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'MAIL_FROM',
  // Unset, every visitor has the address of the proxy that decrypts for us, and one of them uses up everybody's tries.
  'TRUSTED_PROXIES',
  'ZUORA_URL',
  'ZUORA_PAGE_ORIGIN',
  'ZUORA_PAGE_ID',
  'ZUORA_CLIENT_ID',
  'ZUORA_CLIENT_SECRET',
  'ZUORA_CALLOUT_USER',
  'ZUORA_CALLOUT_PASSWORD',
  'PAYPAL_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
] as const;

/** What production adds to the rules: nothing by default, nothing on this machine, nothing unencrypted. */
export function productionFaults(
  config: Config,
  raw: (name: string) => string | undefined,
): readonly string[] {
  const unset = mustBeSet
    .filter((name) => raw(name) === undefined)
    .map((name) => `${name} is not set, but production needs a value of its own.`);

  const { issuer } = config.identity;
  const companies = {
    SITE_ORIGIN: config.siteOrigin,
    ZUORA_URL: config.zuora.url,
    ZUORA_PAGE_ORIGIN: config.zuora.pageOrigin,
    PAYPAL_URL: config.paypal.url,
    WEB_APP_URL: config.webAppUrl,
    HELP_DESK_URL: config.helpDeskUrl,
    CONTENTFUL_HOST: `https://${config.contentful.host}`,
    CONTENTFUL_PREVIEW_HOST: `https://${config.contentful.previewHost}`,
    ...(issuer.kind === 'other' && { OIDC_ISSUER: issuer.url }),
  };
  const standIns = Object.entries(companies)
    .filter(([name, url]) => raw(name) !== undefined && !reachesARealHost(url))
    .map(([name]) => `${name} is "${raw(name)}", but production allows https off this machine only.`);

  const mail =
    raw('SMTP_URL') !== undefined && isLoopback(new URL(config.smtpUrl).hostname)
      ? ['SMTP_URL leads to this machine, but production allows no stand-in.']
      : [];
  const clock =
    config.clockUrl === undefined
      ? []
      : [`CLOCK_URL is "${config.clockUrl}", but production keeps the system's time: it must be unset.`];

  const preview = config.contentful.preview
    ? ['CONTENTFUL_PREVIEW is "on", but production shows what is published only.']
    : [];

  return [...unset, ...standIns, ...mail, ...clock, ...preview];
}

function reachesARealHost(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isLoopback(hostname);
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    hostname.startsWith('127.')
  );
}
