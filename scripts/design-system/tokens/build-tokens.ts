import { mkdir, writeFile } from 'node:fs/promises';
import { inDesignSystem } from '../paths.ts';
import { readTokenSets } from './token-sets.ts';
import { tokensCss } from './tokens-css.ts';
import { tokensModule } from './tokens-module.ts';
import { tokensRecord } from './tokens-record.ts';

/** Writes the tokens as a style sheet, as typed names, and as plain values for design tools, drawings and mails. */
export async function buildTokens(): Promise<void> {
  const sets = await readTokenSets();
  const folder = inDesignSystem('src', 'tokens', 'generated');

  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/tokens.css`, tokensCss(sets)),
    writeFile(`${folder}/tokens.ts`, tokensModule(sets)),
    writeFile(`${folder}/tokens.json`, `${JSON.stringify(tokensRecord(sets), null, 2)}\n`),
  ]);
}
