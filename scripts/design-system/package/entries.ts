import { basename, dirname, extname, join, relative } from 'node:path';
import { folders } from './folders.ts';
import { relativeImports } from './imported-modules.ts';

/** The modules that users can import, by subpath: paths of their source in the repository. */
export function moduleEntries(): Record<string, string> {
  return {
    '.': inSource('index.ts'),
    './mails': inSource('mails/index.ts'),
    './next': inSource('next/StyleRegistry.tsx'),
    './scenarios': inSource('scenarios/scenario.ts'),
    './theme-check': inSource('theme-check/checkTheme.ts'),
    './tokens': inSource('tokens/index.ts'),
    './translations': join(folders.translations, 'index.ts'),
    './translations/i18next': join(folders.translations, 'i18next.ts'),
    ...Object.fromEntries(componentModules().map((path) => [`./${nameOf(path)}`, path])),
  };
}

/** What users can import that is no module, by subpath. */
export const fileEntries: Record<string, string | { types: string; default: string }> = {
  './tokens.json': './tokens.json',
  './passports.json': './passports.json',
  './icons.svg': { types: './icons.svg.d.ts', default: './static/icons.svg' },
  './*.css': { types: './css.d.ts', default: './*.css' },
  './static/*': './static/*',
  './translations/*.json': './translations/*.json',
  './package.json': './package.json',
};

/** The commands of the package: modules that are run and not imported, by the name of the command. */
export const commandEntries: Record<string, string> = {
  'stillpoint-theme-check': inSource('theme-check/command.ts'),
};

/** The path of a module's source in the package, without its ending. */
export function pathInPackage(source: string): string {
  const inTranslations = source.startsWith(`${folders.translations}/`);
  const path = inTranslations
    ? join('translations', relative(folders.translations, source))
    : relative(folders.source, source);
  return path.slice(0, -extname(path).length);
}

/** The components that the public indexes export. Each is the file that is named as its folder. */
function componentModules(): string[] {
  return [inSource('index.ts'), inSource('mails/index.ts')]
    .flatMap((index) => [index, ...relativeImports(index).filter((path) => path.includes('/generated/'))])
    .flatMap(relativeImports)
    .filter((path) => path.endsWith('.tsx') && basename(dirname(path)) === nameOf(path))
    .sort();
}

function inSource(path: string): string {
  return join(folders.source, path);
}

function nameOf(path: string): string {
  return basename(path, extname(path));
}
