import type { Mood, Theme } from './palettes.ts';
import type { SceneFile } from './scene-files.ts';

/**
 * `--scene-<name>` for every scene, switched exactly as the tokens are. A browser fetches only what a page shows.
 * The pages that differ from their mood stand below their theme: dusk on a night page, night on a day page.
 */
export function scenesCss(files: SceneFile[]): string {
  const own = files.filter(({ mood }) => mood === undefined);
  const of = (mood: Mood) => files.filter((file) => file.mood === mood && !file.name.includes('-on-'));
  const on = (theme: Theme, mood: Mood) =>
    files.filter((file) => file.mood === mood && file.theme === theme && hasPage(file));
  const hasPage = ({ scene, mood }: SceneFile) =>
    files.some(
      ({ name }) => name.startsWith(`${scene.name}-`) && name.includes('-on-') && mood !== undefined,
    );

  return [
    rule(':root', own),
    rule(":root, [data-theme='day'], [data-mood='dawn']", of('dawn')),
    rule("[data-mood='dusk']", of('dusk')),
    rule("[data-mood='night']", of('night')),
    rule("[data-mood='night']", on('day', 'night')),
    '@media (prefers-color-scheme: dark) {\n',
    rule(':root:not([data-theme])', of('night')),
    ...moods.map((mood) => rule(`:root:not([data-theme]) [data-mood='${mood}']`, on('night', mood))),
    '}\n',
    rule("[data-theme='night']", of('night')),
    ...moods.map((mood) => rule(`[data-theme='night'] [data-mood='${mood}']`, on('night', mood))),
  ].join('');
}

const moods: Mood[] = ['dawn', 'dusk', 'night'];

function rule(selector: string, files: SceneFile[]): string {
  const lines = files.map(
    ({ name, scene }) => `  --scene-${scene.name}: url('/static/scenes/${name}.svg');\n`,
  );
  return lines.length > 0 ? `${selector} {\n${lines.join('')}}\n` : '';
}
