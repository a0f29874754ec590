import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../folders.ts';

/** A block of code in the README of the package. */
export interface Block {
  /** The heading above it. */
  section: string;
  language: string;
  /** Its `title`: the file that it is the whole content of. */
  file?: string;
  code: string;
}

const parts = /^#+ (?<heading>.+)$|^```(?<language>\w+)(?: title="(?<file>[^"]+)")?\n(?<code>[^]*?)^```$/gm;

/** The blocks of the README, in its order. */
export function readmeBlocks(): Block[] {
  const readme = readFileSync(join(folders.designSystem, 'README.md'), 'utf8');
  const blocks: Block[] = [];
  let section = '';
  for (const { groups } of readme.matchAll(parts)) {
    const { heading, language = '', file, code = '' } = groups as Partial<Record<string, string>>;
    if (heading === undefined) blocks.push({ section, language, code, ...(file !== undefined && { file }) });
    else section = heading;
  }
  return blocks;
}

/** The commands that a section tells its reader to run. */
export function commandsIn(section: string): string[] {
  return readmeBlocks()
    .filter((block) => block.section === section && block.language === 'sh')
    .flatMap(({ code }) => code.trim().split('\n'));
}
