/** The variables as the process received them. */
export type Variables = Record<string, string | undefined>;

/** Every fault of a configuration at once, a sentence each, so that one start tells all of them. */
export class ConfigurationProblem extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigurationProblem';
    this.sentences = sentences;
  }
}

/** Reads variables one by one and keeps what is wrong with them, in sentences. */
export function environmentReader(variables: Variables) {
  const sentences: string[] = [];

  const refuse = (name: string, value: string, allowed: string) => {
    sentences.push(`${name} is "${withoutCredentials(value)}", but it must be ${allowed}.`);
  };

  const raw = (name: string) => {
    const value = variables[name]?.trim();
    return value === '' ? undefined : value;
  };

  function text(name: string, fallback: string): string {
    return raw(name) ?? fallback;
  }

  function optional(name: string): string | undefined {
    return raw(name);
  }

  function oneOf<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice {
    const value = raw(name);
    if (value === undefined) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    if (choice === undefined) refuse(name, value, `one of ${choices.join(', ')}`);
    return choice ?? fallback;
  }

  function wholeNumber(name: string, range: { from: number; to: number }, fallback: number): number {
    const value = raw(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (Number.isInteger(number) && number >= range.from && number <= range.to) return number;
    refuse(name, value, `a whole number from ${range.from} to ${range.to}`);
    return fallback;
  }

  function address(name: string, protocols: readonly string[], fallback: string): string {
    const value = raw(name) ?? fallback;
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value.replace(/\/$/, '');
    refuse(name, value, `an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return fallback;
  }

  /** Scheme and host, as a browser names them in `Origin`. */
  function origin(name: string, protocols: readonly string[], fallback: string): string {
    const value = address(name, protocols, fallback);
    const named = URL.parse(value)?.origin ?? value;
    if (named !== value) refuse(name, value, `an origin without a path, like ${named}`);
    return value;
  }

  function list(name: string, fallback: readonly string[]): readonly string[] {
    const value = raw(name);
    if (value === undefined) return fallback;
    return value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
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

  /** The names that another service uses for ours: `en=en-US,pt=pt-BR`. A name that is not listed stays as it is. */
  function names<Name extends string>(name: string, ours: readonly Name[]): Readonly<Record<Name, string>> {
    const pairs = list(name, []).map((pair) => pair.split('=', 2));
    const wrong = pairs.some(([our, their]) => their === undefined || !ours.some((one) => one === our));
    if (wrong) refuse(name, raw(name) ?? '', `a list like en=en-US of any of ${ours.join(', ')}`);
    const theirs = new Map(pairs.map(([our, their]) => [our, their]));
    return Object.fromEntries(ours.map((one) => [one, theirs.get(one) ?? one])) as Record<Name, string>;
  }

  return { text, optional, oneOf, wholeNumber, address, origin, list, switches, names, sentences, raw };
}

/** A sentence about a value ends in logs, where its name and password must not. */
function withoutCredentials(value: string): string {
  return value.replace(/\/\/[^/?#]*@/, '//…@');
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
