import { beforeAll, describe, expect, test } from 'vitest';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { folders } from './folders.ts';
import { manifest } from './manifest.ts';
import { ensurePackage } from './step.ts';

interface Import {
  file: string;
  specifier: string;
}

let imports: Import[];
let installed: string[];

beforeAll(async () => {
  await ensurePackage();
  const { dependencies, peerDependencies } = await manifest();
  installed = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];
  imports = globSync('**/*.{js,d.ts}', { cwd: folders.dist }).flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(folders.dist, file), 'utf8'))
      .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
  );
}, 360_000);

describe('The modules and declarations of the built package', () => {
  test('import only what npm installs with it', () => {
    const foreign = imports.filter(({ specifier }) => !specifier.startsWith('.'));

    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter(({ specifier }) => !isInstalled(specifier))).toEqual([]);
  });

  test('import no file that is not there', () => {
    const own = imports.filter(({ specifier }) => specifier.startsWith('.'));

    expect(own.filter(({ file, specifier }) => !isThere(file, specifier))).toEqual([]);
  });

  test('are no stories and no tests', () => {
    const files = globSync('**/*.js', { cwd: folders.dist });

    expect(files.filter((file) => /\.(test|stories)\.|testing\//.test(file))).toEqual([]);
  });
});

test('every entry of the package is a file of it', async () => {
  const { exports } = await manifest();
  const targets = Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  );

  const files = (target: string) => globSync(target.replace('*', '**/*'), { cwd: folders.dist });

  expect(targets.filter((target) => files(target).length === 0)).toEqual([]);
});

function isInstalled(specifier: string): boolean {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return installed.includes(name) || specifier.startsWith('node:') || builtinModules.includes(name);
}

function isThere(file: string, specifier: string): boolean {
  const path = join(folders.dist, dirname(file), specifier);
  return existsSync(file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path);
}
