import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { languages } from '../../../translations/languages.ts';
import { inDesignSystem } from '../paths.ts';
import { namespacesOf } from './screen-namespaces.ts';
import { screens, type Screen } from './screens.ts';
import { readSamples, type StorySamples } from './story-samples.ts';

const folder = inDesignSystem('src', 'generated', 'scenarios');
const heading = '// Written by `npm run generate`.\n';

/** Writes the scenarios of every screen, out of its stories, and what loads them and their words. */
export async function buildScenarios(): Promise<void> {
  await mkdir(folder, { recursive: true });

  const all = screens();
  const namespaces = new Set<string>();
  for (const screen of all) {
    const own = namespacesOf(screen.component);
    own.forEach((namespace) => namespaces.add(namespace));
    await writeFile(join(folder, `${screen.name}.ts`), scenariosModule(screen, own));
  }
  await writeFile(join(folder, 'screens.ts'), screensModule(all));
  await writeFile(join(folder, 'words.ts'), wordsModule([...namespaces].sort()));

  const written = new Set([...all.map(({ name }) => `${name}.ts`), 'screens.ts', 'words.ts']);
  const gone = (await readdir(folder)).filter((file) => !written.has(file));
  for (const file of gone) await rm(join(folder, file));
}

function scenariosModule({ name, component, stories }: Screen, namespaces: readonly string[]): string {
  const samples = readSamples(stories);
  const states = samples.states.map(({ state, args }) => `    ${state}: ${args},`);
  const names = samples.states.map(({ state }) => `'${state}'`).join(' | ');
  return `${heading}import type { ComponentProps } from 'react';
import type { ScenarioArgs, ScreenScenarios } from '../../scenarios/ScreenScenarios.ts';
import type { ${name} as Screen } from '${fromFolder(component)}';
${importsOf(samples, stories)}
type Props = ComponentProps<typeof Screen>;

${samples.declarations.map((declaration) => `${declaration}\n\n`).join('')}export const scenarios: ScreenScenarios<Props, ${names}> = {
  namespaces: ${JSON.stringify(namespaces)},
  events: ${JSON.stringify(samples.handlers)},
  shared: meta.args,
  states: {
${states.join('\n')}
  },${samples.adapts ? '\n  shown,' : ''}
};
`;
}

function importsOf({ imports }: StorySamples, stories: string): string {
  return imports
    .map(({ name, specifier, isType }) => {
      const path = specifier.startsWith('.') ? fromFolder(join(dirname(stories), specifier)) : specifier;
      return `import ${isType ? 'type ' : ''}{ ${name} } from '${path}';\n`;
    })
    .join('');
}

function fromFolder(path: string): string {
  return relative(folder, path);
}

function screensModule(all: readonly Screen[]): string {
  const lines = all.map(({ name }) => `  ${lowerFirst(name)}: () => import('./${name}.ts'),`);
  return `${heading}/** Loads the scenarios of a screen. */
export const screens = {
${lines.join('\n')}
};
`;
}

function wordsModule(namespaces: readonly string[]): string {
  const parts = languages.map((language) => {
    // Typed as text, so that the compiler does not read every file of every language.
    const file = (namespace: string) => `'@stillpoint/translations/${language}/${namespace}.json' as string`;
    const lines = namespaces.map(
      (namespace) => `    ${namespace}: () => import(${file(namespace)}, { with: { type: 'json' } }),`,
    );
    return `  ${language}: {\n${lines.join('\n')}\n  },`;
  });
  return `${heading}import type { Language } from '@stillpoint/translations';

/** Loads the words of a namespace in a language. */
export const words: Record<Language, Record<string, () => Promise<{ default: object }>>> = {
${parts.join('\n')}
};
`;
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
