import { problemOfEmail } from '../domain/email.ts';
import { defaults, type DefaultedVariable } from './defaults.ts';
import { domainOfSender, isHost } from './host-names.ts';
import { isP256Key, keySetProblem } from './key-set.ts';
import { networksOf } from './networks.ts';
import { workplacesIn, workplacesShape, type WorkplaceClient } from './workplaces.ts';

/** The variables as the process received them. */
export type Variables = Record<string, string | undefined>;

/** Every fault of a configuration at once, a sentence each, so that one start names all of them. */
export class ConfigurationProblem extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigurationProblem';
    this.sentences = sentences;
  }
}

/** Reads variables one by one and keeps what is wrong with them, in sentences. Defaults are those of the list alone. */
export function environmentReader(variables: Variables) {
  const sentences: string[] = [];

  const refuse = (name: string, value: string, allowed: string) => {
    sentences.push(`${name} is "${withoutCredentials(value)}", but it must be ${allowed}.`);
  };

  const raw = (name: string) => {
    const value = variables[name]?.trim();
    return value === '' ? undefined : value;
  };

  function defaultOf(name: DefaultedVariable): string {
    const { value } = defaults[name];
    return typeof value === 'string' ? value : value(text);
  }

  function text(name: DefaultedVariable): string {
    return raw(name) ?? defaultOf(name);
  }

  function optional(name: string): string | undefined {
    return raw(name);
  }

  function oneOf<const Choice extends string>(name: DefaultedVariable, choices: readonly Choice[]): Choice {
    const choice = choices.find((candidate) => candidate === text(name));
    if (choice !== undefined) return choice;
    refuse(name, text(name), `one of ${choices.join(', ')}`);
    return choices.find((candidate) => candidate === defaultOf(name)) ?? unlistedDefault(name);
  }

  function wholeNumber(name: DefaultedVariable, range: { from: number; to: number }): number {
    const number = Number(text(name));
    if (Number.isInteger(number) && number >= range.from && number <= range.to) return number;
    refuse(name, text(name), `a whole number from ${range.from} to ${range.to}`);
    return Number(defaultOf(name));
  }

  function share(name: DefaultedVariable): number {
    const number = Number(text(name));
    if (number >= 0 && number <= 1) return number;
    refuse(name, text(name), 'a number from 0 to 1');
    return Number(defaultOf(name));
  }

  function address(name: DefaultedVariable, protocols: readonly string[]): string {
    return optionalAddress(name, protocols) ?? defaultOf(name);
  }

  function optionalAddress(name: string, protocols: readonly string[]): string | undefined {
    const value = raw(name);
    if (value === undefined) return undefined;
    const url = URL.parse(value);
    if (!protocols.some((each) => url?.protocol === each && value.startsWith('//', each.length))) {
      const allowed = protocols.map((each) => `${each}//`).join(' or ');
      refuse(name, value, `an address that begins with ${allowed}`);
    } else if (url?.hostname === '' && !url.searchParams.has('host')) {
      // PostgreSQL on a socket is named by a parameter: `?host=/run/postgresql`.
      refuse(name, value, 'an address that names a host');
    }
    return value.replace(/\/$/, '');
  }

  /** Scheme and host, as a browser names them in `Origin`. */
  function origin(name: DefaultedVariable, protocols: readonly string[]): string {
    const value = address(name, protocols);
    const named = URL.parse(value)?.origin ?? value;
    if (named !== value && raw(name) !== undefined) {
      refuse(name, value, `an origin without a path, like ${named}`);
    }
    return value;
  }

  /** Origins as browsers name them, none where it is not set. */
  function origins(name: string): readonly string[] {
    const named = partsOf(raw(name) ?? '');
    const wrong = named.find((each) => URL.parse(each)?.origin !== each);
    if (wrong !== undefined)
      refuse(name, wrong, 'a list of origins without a path, like https://example.com');
    return named;
  }

  function list(name: DefaultedVariable): readonly string[] {
    const parts = partsOf(text(name));
    if (raw(name) !== undefined && parts.length === 0) refuse(name, text(name), 'a list with an entry');
    return parts;
  }

  /** The path of a page of the site, without its language. */
  function pagePath(name: DefaultedVariable): string {
    if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(text(name))) {
      refuse(name, text(name), 'a path of small letters, digits and hyphens, like /missing-profile-fields');
    }
    return text(name);
  }

  function host(name: DefaultedVariable): string {
    if (!isHost(text(name)))
      refuse(name, text(name), 'a host without a scheme or path, like www.example.com');
    return text(name);
  }

  function hosts(name: DefaultedVariable): readonly string[] {
    const named = list(name);
    const wrong = named.find((each) => !isHost(each));
    if (wrong !== undefined) refuse(name, wrong, 'a list of hosts, like app.example.com');
    return named;
  }

  /** A domain of cookies, which may begin with a dot. */
  function optionalDomain(name: string): string | undefined {
    const value = raw(name);
    if (value !== undefined && !isHost(value.replace(/^\./, '')))
      refuse(name, value, 'a domain, like example.com');
    return value;
  }

  function sender(name: DefaultedVariable): string {
    if (domainOfSender(text(name)) === undefined) {
      refuse(name, text(name), 'a sender, like Rest <rest@example.com>');
    }
    return text(name);
  }

  /** Addresses of people. The list may be empty. */
  function emails(name: DefaultedVariable): readonly string[] {
    const named = partsOf(text(name));
    const wrong = named.find((each) => problemOfEmail(each) !== undefined);
    if (wrong !== undefined) refuse(name, wrong, 'a list of e-mail addresses, like mona@example.com');
    return named;
  }

  /** The header in which a proxy names the country. Other headers are the visitor's to set, or hold credentials. */
  function countryHeader(name: string): string | undefined {
    const value = raw(name)?.toLowerCase();
    if (value !== undefined && !/^(?=.*(?:country|geo))[a-z0-9-]+$/.test(value)) {
      refuse(name, value, 'a header with "country" or "geo" in its name, like cf-ipcountry');
    }
    return value;
  }

  /** Addresses and networks of proxies, or their names: `loopback`, `linklocal`, `uniquelocal`. */
  function proxies(name: DefaultedVariable): readonly string[] {
    const named = list(name);
    const unknown = named.find((proxy) => networksOf(proxy) === undefined);
    if (unknown !== undefined) refuse(name, unknown, 'a list of addresses and networks, like 10.0.0.0/8');
    return named;
  }

  function switches<Name extends string>(
    name: string,
    known: readonly Name[],
  ): Partial<Record<Name, boolean | number>> {
    const value = raw(name);
    if (value === undefined) return {};
    const named = parsedJson(value);
    if (areSwitches(named, known)) return named;
    refuse(name, value, `JSON that gives true, false or a share from 0 to 100 to any of ${known.join(', ')}`);
    return {};
  }

  /** The names that another service uses for ours: `en=en-US,pt=pt-BR`. Names that are not listed keep their default. */
  function names<Name extends string>(
    name: string,
    ours: readonly Name[],
    defaultFor: (our: Name) => string,
  ): (our: Name) => string {
    const pairs = partsOf(raw(name) ?? '').map((pair) => pair.split('=', 2));
    const wrong = pairs.some(([our, their]) => their === undefined || !ours.some((one) => one === our));
    if (wrong) refuse(name, raw(name) ?? '', `a list like en=en-US of any of ${ours.join(', ')}`);
    const theirs = new Map(pairs.map(([our = '', their = '']) => [our, their] as const));
    return (our) => theirs.get(our) ?? defaultFor(our);
  }

  /** A value for each of our names, like `en=f1,de=f2`. */
  function each<Name extends string>(name: DefaultedVariable, ours: readonly Name[]): (our: Name) => string {
    const pairs = partsOf(text(name)).map((pair) => pair.split('=', 2));
    const values = new Map(pairs.map(([our = '', value = '']) => [our, value] as const));
    if (ours.some((our) => (values.get(our) ?? '') === '') || values.size !== ours.length) {
      refuse(name, text(name), `a value for each of ${ours.join(', ')}, like ${ours[0]}=value`);
    }
    return (our) => values.get(our) ?? '';
  }

  /** A list of some of the choices, each once, in an order that may matter. */
  function someOf<const Choice extends string>(
    name: DefaultedVariable,
    choices: readonly Choice[],
  ): readonly Choice[] {
    const named = partsOf(text(name));
    const chosen = named.flatMap((part) => choices.find((choice) => choice === part) ?? []);
    const faulty = chosen.length < named.length || new Set(chosen).size < chosen.length;
    if (!faulty && chosen.length > 0) return chosen;
    refuse(name, text(name), `a list of some of ${choices.join(', ')}, each once`);
    return choices;
  }

  /** A percentage for each name, like `US=9.4`. */
  function percentages(name: DefaultedVariable, names: readonly string[]): Readonly<Record<string, number>> {
    const named = new Map(
      partsOf(text(name)).map((pair) => pair.split('=', 2) as [string, string | undefined]),
    );
    const read = names.map((each) => [each, percentageIn(named.get(each))] as const);
    if (named.size !== names.length || read.some(([, percentage]) => percentage === undefined)) {
      refuse(name, text(name), `a percentage from 0 to 100 for each of ${names.join(', ')}, like US=9.4`);
    }
    return Object.fromEntries(read.map(([each, percentage = 0]) => [each, percentage]));
  }

  /** A JSON Web Key Set to sign with. Its sentence leaves the value out: it holds private keys. */
  function keySet(name: string): string | undefined {
    const value = raw(name);
    const problem = value === undefined ? undefined : keySetProblem(value);
    if (problem !== undefined) sentences.push(`${name} ${problem}.`);
    return value;
  }

  /** A P-256 key in PKCS #8. Environments without line breaks write them as `\n`. Its sentence leaves the value out. */
  function signingKey(name: DefaultedVariable): string {
    const value = text(name).replaceAll('\\n', '\n');
    if (!isP256Key(value)) sentences.push(`${name} must be a P-256 private key in PKCS #8, as PEM.`);
    return value;
  }

  /** Workplaces as JSON. Its sentence leaves the value out: it holds secrets. */
  function workplaces(name: DefaultedVariable): readonly WorkplaceClient[] {
    const named = workplacesIn(text(name));
    if (named !== undefined) return named;
    sentences.push(`${name} must be ${workplacesShape}.`);
    return [];
  }

  return {
    text,
    optional,
    oneOf,
    wholeNumber,
    share,
    address,
    optionalAddress,
    origin,
    origins,
    host,
    hosts,
    list,
    optionalDomain,
    sender,
    emails,
    countryHeader,
    proxies,
    switches,
    names,
    each,
    pagePath,
    someOf,
    percentages,
    keySet,
    signingKey,
    workplaces,
    sentences,
    raw,
    defaultOf,
  };
}

export type EnvironmentReader = ReturnType<typeof environmentReader>;

/** A sentence about a value ends in logs, where its name and password must not. */
export function withoutCredentials(value: string): string {
  return value.replace(/\/\/[^/?#]*@/, '//…@');
}

/** The entries of a list that is written with commas. */
export function partsOf(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function percentageIn(written = ''): number | undefined {
  const percentage = Number(written);
  return written !== '' && isShare(percentage) ? percentage : undefined;
}

function unlistedDefault(name: string): never {
  throw new Error(`The default of ${name} is none of its choices.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function areSwitches<Name extends string>(
  value: unknown,
  known: readonly Name[],
): value is Partial<Record<Name, boolean | number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, each]) => known.some((one) => one === name) && (typeof each === 'boolean' || isShare(each)),
  );
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}
