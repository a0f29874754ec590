import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, inDesignSystem } from '../paths.ts';
import { webFonts } from './faces.ts';
import { fontsCss } from './fonts-css.ts';

/** Copies the web fonts with their licences, and writes the style sheet that names them. */
export async function buildFonts(): Promise<void> {
  const target = inDesignSystem('generated', 'static', 'fonts');

  await mkdir(target, { recursive: true });
  await Promise.all([
    ...webFonts.map(async ({ family, dependency, file }) => {
      const folder = folderOf(dependency);
      await copyFile(join(folder, 'files', file), join(target, `${family.toLowerCase()}.woff2`));
      await copyFile(join(folder, 'LICENSE'), join(target, `${family.toLowerCase()}-licence.txt`));
    }),
    writeFile(inDesignSystem('generated', 'fonts.css'), fontsCss(webFonts)),
  ]);
}
