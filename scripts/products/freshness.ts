import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** Something that is made from files, and is made again only when one of them has changed. */
export interface Product {
  /** Under which it is remembered. */
  name: string;
  /** What people call it. */
  title: string;
  /** Globs of what it is made from, its own making included. */
  inputs: string[];
  /** What is there when it was made. */
  outputs: string[];
  make: () => Promise<void>;
}

/** Makes the product unless it is fresh. True where there was something to do. */
export async function makeWhenChanged(product: Product): Promise<boolean> {
  const record = join(root, 'node_modules/.cache/stillpoint', product.name);
  const fingerprint = fingerprintOf(product.inputs);
  const known = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (known === fingerprint && product.outputs.every((path) => existsSync(join(root, path)))) return false;

  // Forgotten first: what was begun and not finished is not fresh.
  rmSync(record, { force: true });
  await product.make();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, fingerprint);
  return true;
}

function fingerprintOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root, exclude: leftOut }).sort()) {
    hash.update(path).update(contentOf(join(root, path)));
  }
  return hash.digest('hex');
}

function leftOut(path: string): boolean {
  return /(^|\/)(node_modules|build|dist)$|\.(test|stories)\.tsx?$/.test(path);
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    // A folder, or a file that went away meanwhile.
    return Buffer.alloc(0);
  }
}
