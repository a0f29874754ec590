import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, type Language } from '../../translations/languages.ts';
import { root } from '../root.ts';

/** What the proxy answers by itself: no backend could be asked, or one broke off. */
const statuses = { 502: 'Bad Gateway', 503: 'Service Unavailable', 504: 'Gateway Timeout' };

/** The proxy's own answers while no backend gives one, as files of HTTP by their names. */
export function awayPages(): Record<string, string> {
  const head = ['cache-control: no-store', 'retry-after: 10', 'content-type: text/html; charset=utf-8'];
  return Object.fromEntries(
    Object.entries(statuses).map(([status, reason]) => [
      `${status}.http`,
      [`HTTP/1.1 ${status} ${reason}`, ...head, '', awayPage()].join('\r\n'),
    ]),
  );
}

/** Writes them into a folder. */
export async function writeAwayPages(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, answer] of Object.entries(awayPages())) await writeFile(join(folder, name), answer);
}

/** The words of the page that a backend shows for a fault, in each language: the proxy knows of none. */
function awayPage(): string {
  const sections = languages.map((language) => {
    const { title, text } = wordsOf(language);
    return `<section lang="${language}"><h1>${title}</h1><p>${text}</p></section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Stillpoint</title>
<style>
body { margin: 0 auto; max-width: 34rem; padding: 12vh 1.5rem; background: ${light('page')}; color: ${light('text')}; font: 1.0625rem/1.5 system-ui, sans-serif; }
h1 { margin: 2rem 0 .25rem; font: 400 1.375rem/1.2 Georgia, serif; }
p { margin: 0; }
@media (prefers-color-scheme: dark) { body { background: ${dark('page')}; color: ${dark('text')}; } }
</style>
</head>
<body><p>Stillpoint</p><main>${sections.join('\n')}</main></body>
</html>
`;
}

function wordsOf(language: Language): { title: string; text: string } {
  return readJson(`translations/${language}/serverProblem.json`) as { title: string; text: string };
}

const light = (name: string) => colorOf('day', name);
const dark = (name: string) => colorOf('night', name);

function colorOf(theme: 'day' | 'night', name: string): string {
  const { color } = readJson(`design-system/src/tokens/color.${theme}.tokens.json`) as {
    color: Record<string, { $value: string }>;
  };
  const value = color[name]?.$value;
  if (value === undefined) throw new Error(`There is no color ${name}.`);
  return value;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
