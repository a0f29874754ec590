/**
 * Stands in for i18next in the site's bundles, of the browser and of the server. A page has one language and all its
 * words, so nothing is detected, loaded, cached or changed: only a text, its plural form and its values are looked up.
 * Storybook and the package use i18next itself. A test compares every text of every language with it.
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
      const plurals = new Intl.PluralRules(lng);
      const words = {
        options,
        language: lng,
        languages: [lng],
        isInitialized: true,
        hasLoadedNamespace: (namespace: string) => ns.includes(namespace),
        getFixedT: (_language: string | null, namespace: string) => translator(options, namespace, plurals),
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
  missingInterpolationHandler: (text: string, match: [placeholder: string, name: string]) => void;
}

interface Plugin {
  init: (instance: object) => void;
}

type Selector = (words: object) => unknown;
type Values = Record<string, string | number | undefined>;

function translator(
  { lng, resources, missingKeyHandler, missingInterpolationHandler }: Options,
  namespace: string,
  plurals: Intl.PluralRules,
) {
  const words = resources[lng]?.[namespace];

  return (selector: Selector, values: Values = {}): string => {
    const key = keyFromSelector(selector);
    const text = keysFor(key, values.count, plurals)
      .map((each) => textAt(words, each))
      .find((found) => found !== undefined);
    if (text === undefined) {
      missingKeyHandler([lng], namespace, key);
      return key;
    }
    return text.replace(/{{(.+?)}}/g, (placeholder, name: string) => {
      const value = values[name.trim()];
      if (value === undefined) missingInterpolationHandler(text, [placeholder, name]);
      return String(value ?? '');
    });
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

/** The key of a selector: `submit.ready` for `$ => $.submit.ready`. react-i18next asks for it too. */
export function keyFromSelector(selector: Selector): string {
  const steps: string[] = [];
  const recorder: object = new Proxy(
    {},
    {
      get(_, step) {
        steps.push(String(step));
        return recorder;
      },
    },
  );
  selector(recorder);
  return steps.join('.');
}
