import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages, namespaces } from '../../../translations/index.ts';
import { folders } from './folders.ts';

/** Copies the words of all languages, and writes down their shape for those who want typed keys. */
export async function copyWords(): Promise<void> {
  const target = join(folders.dist, 'translations');
  for (const language of languages) {
    await cp(join(folders.translations, language), join(target, language), { recursive: true });
  }
  await writeFile(join(target, 'resources.d.ts'), await declareResources());
  await writeFile(join(target, 'i18next.js'), 'export {};\n');
  await writeFile(
    join(target, 'i18next.d.ts'),
    `import type {} from 'i18next';
import type { Resources } from './resources.js';

declare module 'i18next' {
  /** Types the keys of \`t\` by our English words. Import once: '@stillpoint/design-system/translations/i18next'. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    resources: Resources;
  }
}
`,
  );
}

async function declareResources(): Promise<string> {
  const shapes = await Promise.all(
    namespaces.map(async (namespace) => {
      const path = join(folders.translations, 'en', `${namespace}.json`);
      return `  ${namespace}: ${shapeOf(JSON.parse(await readFile(path, 'utf8')), '  ')};`;
    }),
  );
  return `/** Every key that there are words for, by namespace. */\nexport interface Resources {\n${shapes.join('\n')}\n}\n`;
}

function shapeOf(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${shapeOf(each, inner)};`,
  );
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}
