import { namespaces, type Dictionary, type Language } from './index.ts';

/** All words of a language. For the server's bundle: a browser gets its page's part with the page. */
export async function wordsOf(language: Language): Promise<Dictionary> {
  const files = await Promise.all(
    namespaces.map(
      (name) =>
        import(/* webpackMode: 'eager' */ `./${language}/${name}.json`) as Promise<{ default: object }>,
    ),
  );
  return Object.fromEntries(namespaces.map((name, at) => [name, files[at]?.default]));
}
