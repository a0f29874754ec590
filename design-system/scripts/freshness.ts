import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inPackage } from './paths.ts';
import type { Step } from './steps.ts';

const record = inPackage('generated', 'inputs.json');

/** Remembers a digest of each step's inputs, so that a step runs only when one of them has changed. */
export async function freshness() {
  const digests = existsSync(record)
    ? (JSON.parse(await readFile(record, 'utf8')) as Record<string, string>)
    : {};

  return {
    async isFresh(step: Step): Promise<boolean> {
      return (
        step.outputs.every((path) => existsSync(inPackage(path))) &&
        digests[step.name] === (await digestOf(step))
      );
    },
    async remember(step: Step): Promise<void> {
      digests[step.name] = await digestOf(step);
      await mkdir(dirname(record), { recursive: true });
      await writeFile(record, `${JSON.stringify(digests, null, 2)}\n`);
    },
  };
}

async function digestOf(step: Step): Promise<string> {
  const digest = createHash('sha256');
  const paths: string[] = [];

  for await (const path of glob(step.inputs, { cwd: inPackage() })) paths.push(path);
  for (const path of paths.sort()) {
    digest.update(path).update(await readFile(inPackage(path)));
  }
  return digest.digest('hex');
}
