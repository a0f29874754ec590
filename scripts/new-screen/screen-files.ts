import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { wordsByLanguage } from './words.ts';

/** What is to be written. */
export interface NewScreen {
  /** Folder of screens and of pages: `family` */
  journey: string;
  /** `InviteMember` */
  name: string;
  /** Whether the page changes while it is open. */
  live: boolean;
}

const templates = join(import.meta.dirname, 'templates');

/** All files of a new screen: path from the root of the repository, and content. */
export async function screenFiles(screen: NewScreen): Promise<Map<string, string>> {
  const { journey, name, live } = screen;
  const kind = live ? 'live' : 'quiet';
  const targets: Record<string, string> = {
    screen: `design-system/src/screens/${journey}/${name}`,
    page: `site/src/pages/${journey}/${name}`,
    saga: `site/sagas/${journey}`,
  };
  const files = new Map<string, string>();
  for (const [part, folder] of Object.entries(targets)) {
    for (const file of globSync('*.template', { cwd: join(templates, kind, part) }).sort()) {
      const path = `${folder}/${named(screen, file.replace('.template', ''))}`;
      const source = named(screen, readFileSync(join(templates, kind, part, file), 'utf8'));
      files.set(path, await format(source, { ...(await resolveConfig('package.json')), filepath: path }));
    }
  }
  for (const [language, content] of wordsByLanguage({ live })) {
    files.set(`translations/${language}/${lowerFirst(name)}.json`, content);
  }
  return files;
}

/** Puts the names of the screen in place of those of the templates. */
function named({ journey, name }: NewScreen, text: string): string {
  const words = wordsOf(name);
  return text
    .replaceAll('NewScreen', name)
    .replaceAll('newScreen', lowerFirst(name))
    .replaceAll('new-screen', words.replaceAll(' ', '-'))
    .replaceAll('new screen', words)
    .replaceAll('New screen', `${words.charAt(0).toUpperCase()}${words.slice(1)}`)
    .replaceAll('TheJourney', `${journey.charAt(0).toUpperCase()}${journey.slice(1)}`)
    .replaceAll('theJourney', journey);
}

/** The address of a page, by the name of its screen. */
export function pathOf(name: string): string {
  return `/${wordsOf(name).replaceAll(' ', '-')}`;
}

function wordsOf(name: string): string {
  return lowerFirst(name).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function lowerFirst(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
