import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages, namespaces, type Language } from '../../translations/index.ts';
import { wordsFile } from '../review/words-file.ts';

const folder = join(import.meta.dirname, '../../translations');

/** Gives the manager, which Vite does not build, all words of a language as one file. In development they are read anew each time. */
export function wordsFiles(): Plugin {
  return {
    name: 'stillpoint:words-files',
    configureServer({ middlewares }) {
      for (const language of languages) {
        middlewares.use(`/${wordsFile(language)}`, (_request, response) => {
          response.setHeader('content-type', 'application/json');
          response.end(wordsOf(language));
        });
      }
    },
    generateBundle() {
      for (const language of languages) {
        this.emitFile({ type: 'asset', fileName: wordsFile(language), source: wordsOf(language) });
      }
    },
  };
}

function wordsOf(language: Language): string {
  const words = namespaces.map((name) => [
    name,
    JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8')) as unknown,
  ]);
  return JSON.stringify(Object.fromEntries(words));
}
