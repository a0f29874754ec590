import { defaultedVariables, defaults, type DefaultedVariable } from './defaults.ts';
import { partsOf, type EnvironmentReader } from './environment-reader.ts';

type Reader = Pick<EnvironmentReader, 'raw' | 'defaultOf'>;

const shortestSecret = 24;
const fewestCharacters = 8;

/** The variables that hold a secret. */
export const secretVariables: readonly string[] = [
  ...defaultedVariables.filter((name) => defaults[name].secret),
  'OIDC_CLIENT_SECRET',
  'CONTENT_PREVIEW_SECRET',
  'MAILING_LIST_KEY',
];

/** Of these, each entry is a secret of its own. */
const listsOfSecrets: readonly string[] = ['SEALING_KEYS'] satisfies DefaultedVariable[];

/** What production refuses in a secret: one of development in any spelling, and what is easily guessed. */
export function secretFault(name: string, read: Reader): string | undefined {
  const value = read.raw(name);
  if (value === undefined || !secretVariables.includes(name)) return undefined;
  const secrets = listsOfSecrets.includes(name) ? partsOf(value) : [value];
  const problem = secrets.map((secret) => secretProblem(secret, read)).find((each) => each !== undefined);
  return problem && `${name} ${problem}`;
}

/** What is wrong with a secret, as the end of a sentence. */
export function secretProblem(value: string, { defaultOf }: Pick<Reader, 'defaultOf'>): string | undefined {
  const ofDevelopment = defaultedVariables.filter((each) => defaults[each].secret).map(defaultOf);
  if (ofDevelopment.some((secret) => lettersOf(value).includes(lettersOf(secret)))) {
    return 'has the value of development, but production needs a value of its own.';
  }
  const unit = repeatedUnitOf(value);
  const hardToGuess = unit.length >= shortestSecret && new Set(unit).size >= fewestCharacters;
  return hardToGuess
    ? undefined
    : `is easily guessed: production needs at least ${shortestSecret} characters, ${fewestCharacters} of them different, and no repetition.`;
}

function lettersOf(text: string): string {
  // Environments without line breaks write those of a key as `\n`.
  return text
    .replaceAll('\\n', '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** `abc` of `abcabcab`: a text that repeats itself is as easily guessed as what it repeats. */
function repeatedUnitOf(text: string): string {
  const lengths = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return text.slice(
    0,
    lengths.find((length) => text.startsWith(text.slice(length))),
  );
}
