import { unfinishedClients } from './connections.ts';
import { defaultedVariables, defaults, type DefaultedVariable } from './defaults.ts';
import { partsOf, withoutCredentials, type EnvironmentReader } from './environment-reader.ts';
import { covers, domainOfSender, hasOwner } from './host-names.ts';
import { networksOf, publicShare } from './networks.ts';
import { secretFault, secretProblem, secretVariables } from './production-secrets.ts';
import { isThisMachine } from './this-machine.ts';
import { walletFaults, type WalletsConfig } from './wallets.ts';

/** The part of the configuration that production's rules look at. */
interface ProductionConfig {
  siteOrigin: string;
  trustedProxies: readonly string[];
  contentful: { preview: boolean };
  clockUrl: string | undefined;
  wallets: WalletsConfig | undefined;
  identity: {
    connections: { workplaces: readonly { name: string; issuer: string; clientSecret: string }[] };
  };
}

type Reader = Pick<EnvironmentReader, 'raw' | 'defaultOf' | 'sentences'>;

/** Addresses that are https, of other machines. */
const webAddresses = [
  'SITE_ORIGIN',
  'ZUORA_URL',
  'ZUORA_PAGE_ORIGIN',
  'ZUORA_FORM_SCRIPT',
  'PAYPAL_URL',
  'HUBSPOT_URL',
  'SHEERID_URL',
  'BREACHED_PASSWORDS_URL',
  'MAILING_LIST_URL',
  'WEB_APP_URL',
  'HELP_DESK_URL',
  'OIDC_ISSUER',
  'OIDC_AUDIENCE',
  'SENTRY_DSN',
  'APPLE_ISSUER',
  'FACEBOOK_AUTHORIZE_URL',
  'FACEBOOK_TOKEN_URL',
  'FACEBOOK_PROFILE_URL',
  'GOOGLE_ISSUER',
  'PERSONIFYHEALTH_ISSUER',
  'SPOTIFY_AUTHORIZE_URL',
  'SPOTIFY_TOKEN_URL',
  'SPOTIFY_PROFILE_URL',
] as const;

/** Domains that have one owner. */
const domains = [
  'MAIN_DOMAIN',
  'DEEP_LINK_HOSTS',
  'SESSION_COOKIE_DOMAIN',
  'PASSKEY_DOMAIN',
  'MAIL_FROM',
  'HELP_DESK_MAIL',
] as const;
/** Of these the site has to be a part. */
const domainsOfSite: readonly string[] = ['SESSION_COOKIE_DOMAIN', 'PASSKEY_DOMAIN'];

/** Names of hosts that are other machines. */
const hosts = ['CONTENTFUL_HOST', 'CONTENTFUL_PREVIEW_HOST', ...domains] as const;

/**
 * What production adds to the rules: nothing of development, nothing on this machine, nothing unencrypted or easily
 * guessed.
 */
export function productionFaults(config: ProductionConfig, read: Reader): readonly string[] {
  const required = ['DATABASE_URL', ...defaultedVariables.filter(isRefused)] as const;
  const optional = defaultedVariables.filter((name) => defaults[name].inProduction === 'left out');
  const variables = new Set([...required, ...optional, ...webAddresses, ...hosts, ...secretVariables]);
  const faults = [...variables].map(
    (name) =>
      unset(name, required, read) ??
      foreignAddress(name, read) ??
      standIn(name, read) ??
      domainFault(name, config, read) ??
      ofDevelopment(name, read) ??
      secretFault(name, read),
  );
  return [
    ...faults,
    ...proxyFaults(config),
    clockFault(config),
    previewFault(config),
    ...previewLinkFaults(read),
    ...unfinishedClients(read),
    ...walletFaults(config, read),
    ...workplaceFaults(config, read),
  ].filter((fault) => fault !== undefined);
}

function isRefused(name: DefaultedVariable): boolean {
  return defaults[name].inProduction === 'refused';
}

function unset(name: string, required: readonly string[], { raw }: Reader): string | undefined {
  if (!required.includes(name) || raw(name) !== undefined) return undefined;
  return `${name} is not set, but production needs a value of its own.`;
}

function foreignAddress(name: string, { raw }: Reader): string | undefined {
  const value = raw(name);
  const url = URL.parse(value ?? '');
  // What is no address at all has a sentence already.
  if (value === undefined || url === null || !isOneOf(webAddresses, name)) return undefined;
  if (url.protocol === 'https:' && !isThisMachine(url.host)) return undefined;
  return `${name} is "${withoutCredentials(value)}", but production allows https off this machine only.`;
}

function standIn(name: string, { raw }: Reader): string | undefined {
  const value = raw(name);
  if (value === undefined) return undefined;
  if (name === 'SMTP_URL') {
    const onThisMachine = isThisMachine(URL.parse(value)?.host ?? '');
    return onThisMachine ? 'SMTP_URL leads to this machine, but production allows no stand-in.' : undefined;
  }
  const local = hostsIn(name, value).find(isThisMachine);
  return local === undefined
    ? undefined
    : `${name} is "${local}", but production allows no host of this machine.`;
}

function domainFault(
  name: string,
  { siteOrigin }: ProductionConfig,
  { raw, sentences }: Reader,
): string | undefined {
  const value = raw(name);
  if (value === undefined || !isOneOf(domains, name)) return undefined;
  // What is no host at all has a sentence already.
  if (sentences.some((sentence) => sentence.startsWith(`${name} `))) return undefined;
  const named = hostsIn(name, value);
  const ownerless = named.find((each) => !hasOwner(each));
  if (ownerless !== undefined) {
    return `${name} is "${ownerless}", but production needs a domain that has one owner, like example.com.`;
  }
  const site = URL.parse(siteOrigin)?.hostname ?? '';
  if (!domainsOfSite.includes(name) || named.every((each) => covers(each, site))) return undefined;
  return `${name} is "${value}", but it must be the host of SITE_ORIGIN or a domain above it.`;
}

/** The hosts that a variable names. A cookie's domain may begin with a dot, which browsers leave out. */
function hostsIn(name: string, value: string): readonly string[] {
  if (!isOneOf(hosts, name)) return [];
  if (name === 'MAIL_FROM' || name === 'HELP_DESK_MAIL') return [domainOfSender(value) ?? ''];
  return name === 'SESSION_COOKIE_DOMAIN' ? [value.replace(/^\./, '')] : partsOf(value);
}

function ofDevelopment(name: string, { raw, defaultOf }: Reader): string | undefined {
  const value = raw(name)?.toLowerCase();
  return defaultedVariables.some(
    (each) =>
      each === name && defaults[each].inProduction !== 'kept' && defaultOf(each).toLowerCase() === value,
  )
    ? `${name} has the value of development, but production needs a value of its own.`
    : undefined;
}

/** Enough for the networks of a CDN, far too little for those of its visitors. */
const largestShare = { ipv4: 2 ** -8, ipv6: 2 ** -16 };

function proxyFaults({ trustedProxies }: ProductionConfig): string[] {
  const networks = trustedProxies.flatMap((proxy) =>
    (networksOf(proxy) ?? []).map((network) => ({
      proxy,
      kind: network[0].kind(),
      share: publicShare(network),
    })),
  );
  return (['ipv4', 'ipv6'] as const).flatMap((kind) => {
    const ofKind = networks.filter((network) => network.kind === kind && network.share > 0);
    const share = ofKind.reduce((sum, network) => sum + network.share, 0);
    if (share <= largestShare[kind]) return [];
    const widest = ofKind
      .filter((network) => network.share >= largestShare[kind] / 8)
      .map(({ proxy }) => proxy);
    const named = widest.length === 0 ? '' : ` by ${widest.join(', ')}`;
    return `TRUSTED_PROXIES trusts more than one in ${1 / largestShare[kind]} addresses${named}, but production trusts its own proxies only.`;
  });
}

function clockFault({ clockUrl }: ProductionConfig): string | undefined {
  if (clockUrl === undefined) return undefined;
  return `CLOCK_URL is "${clockUrl}", but production keeps the system's time: it must be unset.`;
}

function previewFault({ contentful }: ProductionConfig): string | undefined {
  if (!contentful.preview) return undefined;
  return 'CONTENTFUL_PREVIEW is "on", but production shows what is published only.';
}

/** Signed links show drafts, which are read from the content service's other host, with its other token. */
function previewLinkFaults({ raw }: Reader): string[] {
  if (raw('CONTENT_PREVIEW_SECRET') === undefined) return [];
  return ['CONTENTFUL_PREVIEW_HOST', 'CONTENTFUL_PREVIEW_TOKEN']
    .filter((name) => raw(name) === undefined)
    .map((name) => `${name} is not set, but CONTENT_PREVIEW_SECRET lets editors preview their drafts.`);
}

/** Workplaces are held to what other companies are. */
function workplaceFaults({ identity }: ProductionConfig, read: Reader): string[] {
  return identity.connections.workplaces.flatMap(({ name, issuer, clientSecret }) => {
    const { protocol, host } = new URL(issuer);
    const foreign = protocol !== 'https:' || isThisMachine(host);
    const problem = secretProblem(clientSecret, read);
    return [
      ...(foreign
        ? [`WORKPLACES leads to "${issuer}", but production allows https off this machine only.`]
        : []),
      ...(problem === undefined ? [] : [`WORKPLACES: the secret for ${name} ${problem}`]),
    ];
  });
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
