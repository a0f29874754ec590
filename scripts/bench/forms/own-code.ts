import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../Figure.ts';
import { rounded } from '../statistics.ts';
import { bundle } from './bundle.ts';

const reactItself = ['react', 'react/jsx-runtime', 'react-dom'];

/** What a page made of the package adds to React itself, all its scripts together. */
export async function measureOwnCode(): Promise<Figure[]> {
  return [
    await weigh('sign-up', import.meta.resolve('./page/SignUpPage.tsx')),
    await weigh('plan-picker', import.meta.resolve('./page/PlanPage.tsx')),
  ];
}

async function weigh(name: string, entry: string): Promise<Figure> {
  const folder = await bundle(name, { entry, target: 'web', externals: reactItself });
  const bytes = globSync('**/*.js', { cwd: folder })
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).byteLength)
    .reduce((total, each) => total + each, 0);
  return { name: `forms.own-code.${name}`, value: rounded(bytes / 1000, 1), unit: 'kB' };
}
