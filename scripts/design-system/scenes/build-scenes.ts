import { mkdir, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { hours, scenes } from '../../../design-system/src/illustrations/scenes/index.ts';
import { inDesignSystem } from '../paths.ts';
import { readPalettes } from './palettes.ts';
import { sceneFiles } from './scene-files.ts';
import type { SceneFile } from './scene-files.ts';
import { scenesCss } from './scenes-css.ts';

/** Draws every scene in every mood, and writes the style sheet that chooses among the files. */
export async function buildScenes(): Promise<void> {
  const palette = await readPalettes();
  const files = sceneFiles(scenes, hours, palette);
  const folder = inDesignSystem('generated', 'static', 'scenes');

  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    ...files
      .filter(({ empty }) => !empty)
      .map((file) => writeFile(`${folder}/${file.name}.svg`, optimized(file))),
    writeFile(inDesignSystem('generated', 'scenes.css'), scenesCss(files)),
  ]);
}

function optimized({ name, scene, art }: SceneFile): string {
  const { data } = optimize(scene.draw(art), {
    path: `${name}.svg`,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        // Ids carry the scene's name, and colours come from the tokens as they are.
        params: {
          overrides: { cleanupIds: false, convertColors: false, cleanupNumericValues: { floatPrecision: 3 } },
        },
      },
    ],
  });
  return `${data}\n`;
}
