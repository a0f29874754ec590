import type { i18n } from 'i18next';
import { keptEdits, textsOf, type OwnTexts } from '../review/copy-desk/edits.ts';
import { toPseudo } from './pseudo.ts';

/** What the files say, for texts that a translator has others for. */
const replaced = new WeakMap<i18n, Map<string, string>>();

/** Gives a translator texts in place of those of the files, and takes back those that it had before. Says whether any changed. */
export function setOwnTexts(translator: i18n, own: OwnTexts = keptTexts()): boolean {
  const { language } = translator;
  const pseudo = language === 'pseudo';
  const wanted = own[pseudo ? 'en' : language] ?? {};
  const written = replaced.get(translator) ?? new Map<string, string>();
  const next = new Map<string, string>();
  let changed = false;

  const set = (key: string, text: string) => {
    const [namespace = '', path = ''] = key.split(':');
    if (translator.getResource(language, namespace, path) === text) return;
    translator.addResource(language, namespace, path, text, { silent: true });
    changed = true;
  };
  for (const [key, text] of written) if (!(key in wanted)) set(key, text);
  for (const [key, text] of Object.entries(wanted)) {
    const [namespace = '', path = ''] = key.split(':');
    const present: unknown = written.get(key) ?? translator.getResource(language, namespace, path);
    if (typeof present !== 'string') continue;
    next.set(key, present);
    set(key, pseudo ? toPseudo(text) : text);
  }
  replaced.set(translator, next);
  return changed;
}

/** A worker keeps nothing: it is told. */
function keptTexts(): OwnTexts {
  return 'localStorage' in globalThis ? textsOf(keptEdits()) : {};
}
