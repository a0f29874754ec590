import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../../run.ts';
import { changelog } from './changelog.ts';
import { compileModules, copyDeclarations } from './compile.ts';
import { folders } from './folders.ts';
import { manifest } from './manifest.ts';
import { copyWords } from './words.ts';

/** Style sheets by the name under which they are imported. */
const sheets = {
  'tokens.css': 'src/tokens/generated/tokens.css',
  'fonts.css': 'generated/fonts.css',
  'scenes.css': 'generated/scenes.css',
  'base.css': 'src/base.css',
};

/** Bundlers give the address of an imported file, Next an object with it. */
const iconsDeclaration = `declare const icons: string | { src: string };
export default icons;
`;

/** Makes the package in `dist`, ready to be packed. Expects the generated files to be there. */
export async function buildPackage(): Promise<void> {
  const { designSystem, dist, repository } = folders;
  await rm(dist, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  await runOrThrow('tsc', ['-b', 'design-system', 'translations']);

  await Promise.all([compileModules(), copyDeclarations(), copyWords()]);
  for (const [name, path] of Object.entries(sheets)) await cp(join(designSystem, path), join(dist, name));
  await writeFile(join(dist, 'css.d.ts'), 'export {};\n');
  await writeFile(join(dist, 'icons.svg.d.ts'), iconsDeclaration);
  await cp(join(designSystem, 'generated/static'), join(dist, 'static'), { recursive: true });
  await cp(join(designSystem, 'src/tokens/generated/tokens.json'), join(dist, 'tokens.json'));
  await cp(join(designSystem, 'src/tokens/generated/variables.md'), join(dist, 'VARIABLES.md'));
  await cp(join(designSystem, 'README.md'), join(dist, 'README.md'));
  await writeFile(join(dist, 'CHANGELOG.md'), changelog());
  await cp(join(designSystem, 'NOTICE.md'), join(dist, 'NOTICE.md'));
  await cp(join(repository, 'LICENSE'), join(dist, 'LICENSE'));
  await writeFile(join(dist, 'package.json'), `${JSON.stringify(await manifest(), undefined, 2)}\n`);
}
