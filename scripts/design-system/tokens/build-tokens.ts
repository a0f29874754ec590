import { mkdir, writeFile } from 'node:fs/promises';
import { inDesignSystem } from '../paths.ts';
import { designTokens } from './design-tokens.ts';
import { readTokenSets } from './token-sets.ts';
import { tokensCss } from './tokens-css.ts';
import { tokensModule } from './tokens-module.ts';
import { valuesModule } from './values-module.ts';
import { variablesPage } from './variables-page.ts';

/** Writes the tokens as a style sheet, as typed names, as plain values for drawings and mails, for design tools,
 * and as a page for readers. */
export async function buildTokens(): Promise<void> {
  const sets = await readTokenSets();
  const folder = inDesignSystem('src', 'tokens', 'generated');

  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(`${folder}/tokens.css`, tokensCss(sets)),
    writeFile(`${folder}/tokens.ts`, tokensModule(sets)),
    writeFile(`${folder}/values.ts`, valuesModule(sets)),
    writeFile(`${folder}/variables.md`, variablesPage(sets)),
    writeFile(`${folder}/tokens.json`, `${JSON.stringify(designTokens(sets), null, 2)}\n`),
  ]);
}
