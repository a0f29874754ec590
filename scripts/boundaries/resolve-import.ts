import { posix } from 'node:path';

const entries: Record<string, string> = {
  '@stillpoint/design-system': 'design-system/src/index.ts',
  '@stillpoint/design-system/mails': 'design-system/src/mails/index.ts',
  '@stillpoint/design-system/tokens.css': 'design-system/src/tokens/generated/tokens.css',
  '@stillpoint/site': 'site/src/app/server/server.ts',
  '@stillpoint/translations': 'translations/index.ts',
  '@stillpoint/translations/email.ts': 'translations/email.ts',
  '@stillpoint/translations/likelyEmail.ts': 'translations/likelyEmail.ts',
  '@stillpoint/translations/personName.ts': 'translations/personName.ts',
  '@stillpoint/translations/textLengths.ts': 'translations/textLengths.ts',
  '@stillpoint/translations/textWithoutPersonalData.ts': 'translations/textWithoutPersonalData.ts',
  '@stillpoint/translations/writtenText.ts': 'translations/writtenText.ts',
};

/** The path of what a file imports, as the table of boundaries writes it: from the root, or in `node_modules`. */
export function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const own = /^@stillpoint\/([^/]+)(.*)$/.exec(specifier);
  if (own) return entries[specifier] ?? `${own[1]}${own[2]}/`;
  return `node_modules/${specifier}/`;
}
