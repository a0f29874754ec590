import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../translations/index.ts';
import { folders } from './folders.ts';

/** Copies the words of all languages, and the types of their keys. */
export async function copyWords(): Promise<void> {
  const target = join(folders.dist, 'translations');
  for (const language of languages) {
    await cp(join(folders.translations, language), join(target, language), { recursive: true });
  }
  await cp(
    join(folders.translations, 'build/types/generated/Resources.d.ts'),
    join(target, 'generated/Resources.d.ts'),
  );
  await writeFile(join(target, 'i18next.js'), 'export {};\n');
  await writeFile(
    join(target, 'i18next.d.ts'),
    `import type {} from 'i18next';
import type { Resources } from './generated/Resources.js';

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
