import type { Config } from './config.ts';
import { defaultedVariables, defaults, type DefaultedVariable } from './defaults.ts';
import { withoutCredentials, type EnvironmentReader } from './environment-reader.ts';
import { networksOf, publicShare } from './networks.ts';
import { isThisMachine } from './this-machine.ts';

type Reader = Pick<EnvironmentReader, 'raw' | 'defaultOf'>;

/** Addresses that are https, of other machines. */
const webAddresses = [
  'SITE_ORIGIN',
  'ZUORA_URL',
  'ZUORA_PAGE_ORIGIN',
  'PAYPAL_URL',
  'WEB_APP_URL',
  'HELP_DESK_URL',
  'OIDC_ISSUER',
  'OIDC_AUDIENCE',
  'SENTRY_DSN',
] as const;

/** Names of hosts that are other machines. */
const hosts = [
  'CONTENTFUL_HOST',
  'CONTENTFUL_PREVIEW_HOST',
  'MAIN_DOMAIN',
  'DEEP_LINK_HOSTS',
  'SESSION_COOKIE_DOMAIN',
] as const;

/**
 * What production adds to the rules: nothing of development, nothing on this machine, nothing unencrypted or easily
 * guessed.
 */
export function productionFaults(config: Config, read: Reader): readonly string[] {
  const required = ['DATABASE_URL', ...defaultedVariables.filter(isRefused)] as const;
  const variables = new Set([...required, ...webAddresses, ...hosts, ...secretVariables()]);
  const faults = [...variables].map(
    (name) =>
      unset(name, required, read) ??
      foreignAddress(name, read) ??
      standIn(name, read) ??
      ofDevelopment(name, read) ??
      guessable(name, read),
  );
  return [...faults, ...proxyFaults(config), clockFault(config), previewFault(config)].filter(
    (fault) => fault !== undefined,
  );
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
  if (!isOneOf(hosts, name)) return undefined;
  const local = value.split(',').find((host) => isThisMachine(host.trim().replace(/^\./, '')));
  return local === undefined
    ? undefined
    : `${name} is "${local.trim()}", but production allows no host of this machine.`;
}

/** A secret of development is refused in place of any other, too. */
function ofDevelopment(name: string, { raw, defaultOf }: Reader): string | undefined {
  const values = defaultedVariables
    .filter((each) => (each === name && isRefused(each)) || (isSecret(name) && defaults[each].secret))
    .map((each) => defaultOf(each));
  return values.includes(raw(name) ?? '')
    ? `${name} has the value of development, but production needs a value of its own.`
    : undefined;
}

const shortestSecret = 24;
const fewestCharacters = 8;

function guessable(name: string, { raw }: Reader): string | undefined {
  const value = raw(name);
  if (value === undefined || !isSecret(name)) return undefined;
  const hardToGuess = value.length >= shortestSecret && new Set(value).size >= fewestCharacters;
  return hardToGuess
    ? undefined
    : `${name} is easily guessed: production needs at least ${shortestSecret} characters, ${fewestCharacters} of them different.`;
}

function secretVariables(): string[] {
  return [...defaultedVariables.filter((name) => defaults[name].secret), 'OIDC_CLIENT_SECRET'];
}

function isSecret(name: string): boolean {
  return secretVariables().includes(name);
}

/** Enough for the networks of a CDN, far too little for those of its visitors. */
const largestShare = { ipv4: 2 ** -8, ipv6: 2 ** -16 };

function proxyFaults({ trustedProxies }: Config): string[] {
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

function clockFault({ clockUrl }: Config): string | undefined {
  if (clockUrl === undefined) return undefined;
  return `CLOCK_URL is "${clockUrl}", but production keeps the system's time: it must be unset.`;
}

function previewFault({ contentful }: Config): string | undefined {
  if (!contentful.preview) return undefined;
  return 'CONTENTFUL_PREVIEW is "on", but production shows what is published only.';
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
