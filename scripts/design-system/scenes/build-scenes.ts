import { mkdir, rm, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { linkPicture } from '../../../design-system/src/illustrations/scenes/link-picture.ts';
import { hours, scenes } from '../../../design-system/src/illustrations/scenes/index.ts';
import { inDesignSystem } from '../paths.ts';
import { readPalettes, type Mood } from './palettes.ts';
import { sceneFiles } from './scene-files.ts';
import type { SceneFile } from './scene-files.ts';
import { scenesCss } from './scenes-css.ts';

/** Draws every scene in every mood, writes the style sheet that chooses among the files, and draws the pictures of links. */
export async function buildScenes(): Promise<void> {
  const palette = await readPalettes();
  const files = sceneFiles(scenes, hours, palette);
  const folder = inDesignSystem('generated', 'static', 'scenes');
  const pictures = inDesignSystem('generated', 'static', 'link-pictures');

  for (const each of [folder, pictures]) {
    await rm(each, { recursive: true, force: true });
    await mkdir(each, { recursive: true });
  }
  await Promise.all([
    ...files
      .filter(({ empty }) => !empty)
      .map((file) => writeFile(`${folder}/${file.name}.svg`, optimized(file))),
    ...moods.map((mood) => {
      const art = palette(mood, mood === 'night' ? 'night' : 'day');
      // No page follows below: the picture ends in land.
      const file = { name: mood, scene: linkPicture, art: { ...art, page: art.h5 } };
      return writeFile(`${pictures}/${mood}.svg`, optimized(file));
    }),
    writeFile(inDesignSystem('generated', 'scenes.css'), scenesCss(files)),
  ]);
}

/** The hours of which links are shown with a picture. */
const moods: readonly Mood[] = ['dawn', 'dusk', 'night'];

function optimized({ name, scene, art }: Pick<SceneFile, 'name' | 'scene' | 'art'>): string {
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
