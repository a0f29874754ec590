import { readConfig } from './config.ts';
import { defaults, type DefaultedVariable } from './defaults.ts';
import { ConfigurationProblem, type Variables } from './environment-reader.ts';
import { meanings } from './meanings.ts';

/** Begins with what no variable may be, apart from texts. */
const impossible = '?';

/** Every variable that the configuration reads, in the order of the reference. */
export function variablesRead(): readonly string[] {
  const names = new Set<string>();
  for (const environment of ['development', 'production']) {
    sentencesOf((name) => {
      names.add(name);
      return name === 'ENVIRONMENT' ? environment : undefined;
    });
  }
  // What is read only where another variable is set.
  sentencesOf((name) => {
    names.add(name);
    return impossible;
  });
  return [...names];
}

/** The reference of the configuration, as a page in Markdown: made by `npm run configuration`. */
export function configurationReference(): string {
  const allowed = new Map(
    sentencesOf(() => impossible).map((sentence) => {
      const [name = ''] = sentence.split(' ');
      return [name, sentence.replace(/^.*?must be /, '').replace(/\.$/, '')];
    }),
  );
  const needed = sentencesOf((name) => (name === 'ENVIRONMENT' ? 'production' : undefined));
  const rows = (names: Record<string, string>) =>
    Object.entries(names).map(([name, meaning]) => {
      const must = needed.some((sentence) => sentence.split(/\W+/).includes(name));
      const cells = [
        `\`${name}\``,
        meaning,
        allowed.get(name) ?? 'a text',
        developmentValue(name),
        productionRule(name, must),
      ];
      return `| ${cells.map(cell).join(' | ')} |`;
    });
  const sections = Object.entries(meanings).map(
    ([title, names]) =>
      `## ${title}\n\n| Variable | What it is for | What it must be | In development | In production |\n| --- | --- | --- | --- | --- |\n${rows(names).join('\n')}\n`,
  );
  return `# Configuration\n\nMade of \`backend/src/config\` by \`npm run configuration\`. A start with a wrong value ends with a sentence for each.\n\n${sections.join('\n')}`;
}

/** What is wrong with an environment, a sentence each. */
function sentencesOf(valueOf: (name: string) => string | undefined): readonly string[] {
  const variables: Variables = new Proxy<Variables>(
    {},
    { get: (_, name) => (typeof name === 'string' ? valueOf(name) : undefined) },
  );
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationProblem) return error.sentences;
    throw error;
  }
}

function developmentValue(name: string): string {
  const known = Object.hasOwn(defaults, name) ? defaults[name as DefaultedVariable] : undefined;
  if (known === undefined) return 'unset';
  if (name.endsWith('PRIVATE_KEY')) return 'a key of the sandbox';
  if (name === 'SITE_BUILD_FOLDER') return '`site/build`';
  const value = typeof known.value === 'string' ? known.value : known.value(developmentValueOf);
  return value === '' ? 'none' : `\`${value}\``;
}

function developmentValueOf(name: DefaultedVariable): string {
  const { value } = defaults[name];
  return typeof value === 'string' ? value : value(developmentValueOf);
}

function productionRule(name: string, needed: boolean): string {
  if (needed) return 'needed';
  if (!Object.hasOwn(defaults, name)) return 'optional';
  return defaults[name as DefaultedVariable].inProduction === 'left out'
    ? 'goes without'
    : 'the same, or its own';
}

/** A bar would end the cell. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
