/**
 * Stands in for i18next in the browser's bundle. A page has one language and all its words, so nothing
 * is detected, loaded, cached or changed: only a text, its plural form and its values are looked up. The server
 * draws with i18next itself, and a test holds every text of every language against it.
 */
export function createInstance() {
  const plugins: Plugin[] = [];

  return {
    use(plugin: Plugin) {
      plugins.push(plugin);
      return this;
    },

    init(options: Options) {
      const { lng, ns } = options;
      const words = {
        options,
        language: lng,
        languages: [lng],
        isInitialized: true,
        hasLoadedNamespace: (namespace: string) => ns.includes(namespace),
        getFixedT: (_language: string | null, namespace: string) => translator(options, namespace),
        // The language of a page never changes while it is open.
        on: () => undefined,
        off: () => undefined,
      };
      Object.assign(this, words);
      for (const plugin of plugins) plugin.init(this);
    },
  };
}

/** The options of i18next that a page uses. */
interface Options {
  lng: string;
  ns: readonly string[];
  resources: Record<string, Record<string, unknown>>;
  missingKeyHandler: (languages: string[], namespace: string, key: string) => void;
}

interface Plugin {
  init: (instance: object) => void;
}

type Selector = (words: object) => unknown;
type Values = Record<string, string | number | undefined>;

function translator({ lng, resources, missingKeyHandler }: Options, namespace: string) {
  const words = resources[lng]?.[namespace];
  const plurals = new Intl.PluralRules(lng);

  return (selector: Selector, values: Values = {}): string => {
    const key = keyFromSelector(selector);
    const text = keysFor(key, values.count, plurals)
      .map((each) => textAt(words, each))
      .find((found) => found !== undefined);
    if (text === undefined) {
      missingKeyHandler([lng], namespace, key);
      return key;
    }
    return text.replace(/{{(.+?)}}/g, (_, name: string) => String(values[name.trim()] ?? ''));
  };
}

/** The keys to try, plural forms first. */
function keysFor(key: string, count: unknown, plurals: Intl.PluralRules): string[] {
  if (typeof count !== 'number') return [key];
  const zero = count === 0 ? [`${key}_zero`] : [];
  return [...zero, `${key}_${plurals.select(count)}`, key];
}

function textAt(words: unknown, key: string): string | undefined {
  let at = words;
  for (const step of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[step];
  return typeof at === 'string' ? at : undefined;
}

const taken = Symbol('The path that a selector read');

/** The key of a selector: `submit.ready` for `$ => $.submit.ready`. */
export function keyFromSelector(selector: Selector): string {
  return (selector(steps([])) as { [taken]: string[] })[taken].join('.');
}

function steps(before: string[]): object {
  return new Proxy({}, { get: (_, step) => (step === taken ? before : steps([...before, String(step)])) });
}
