import { transitionCircles } from '../../../design-system/src/primitives/Scene/Scene.circles.ts';
import { sceneLayers, sceneNames } from '../../../design-system/src/primitives/Scene/Scene.options.ts';
import type { Mood, Theme } from './palettes.ts';
import type { SceneFile } from './scene-files.ts';

const moods: Mood[] = ['dawn', 'dusk', 'night'];

/**
 * `--scene-<name>` for every scene, switched exactly as the tokens are. A browser fetches only what a page shows.
 * A scene that ends in the page's colour is told apart below each theme: dusk on a night page, night on a day page.
 */
export function scenesCss(files: SceneFile[]): string {
  const onNight = (below: string) =>
    moods.map((mood) => rule(`${below} [data-mood='${mood}']`, shores(files, mood, 'night')));

  return [
    rule(
      ':root',
      files.filter(({ mood }) => mood === undefined),
    ),
    rule(":root, [data-theme='day'], [data-mood='dawn']", inMood(files, 'dawn', 'day')),
    rule("[data-mood='dusk']", inMood(files, 'dusk', 'day')),
    rule("[data-mood='night']", inMood(files, 'night', 'day')),
    '@media (prefers-color-scheme: dark) {\n',
    rule(':root:not([data-theme])', inMood(files, 'night', 'night')),
    ...onNight(':root:not([data-theme])'),
    '}\n',
    rule("[data-theme='night']", inMood(files, 'night', 'night')),
    ...onNight("[data-theme='night']"),
    ...sceneNames.map((name) => image(drawnOn(name), name)),
    ...sceneLayers.map((name) => image(`:where([data-scene-layer='${name}'])`, name)),
  ].join('');
}

/** The scene itself, and the circle that is cut out of it while it moves to another page. */
function drawnOn(name: string): string {
  const scene = `:where([data-scene='${name}'])::before`;
  return name in transitionCircles ? `${scene}, :where([data-circle='${name}'])` : scene;
}

/** An address in a variable is relative to the style sheet that uses the variable, so this one does. */
function image(selector: string, name: string): string {
  return `${selector} {\n  background-image: var(--scene-${name});\n}\n`;
}

/** The files of a mood, as they look on a page where that makes a difference. */
function inMood(files: SceneFile[], mood: Mood, theme: Theme): SceneFile[] {
  return files.filter((file) => file.mood === mood && (file.theme === theme || !endsInPage(files, file)));
}

function shores(files: SceneFile[], mood: Mood, theme: Theme): SceneFile[] {
  return files.filter((file) => file.mood === mood && file.theme === theme && endsInPage(files, file));
}

function endsInPage(files: SceneFile[], { scene }: SceneFile): boolean {
  return files.some((file) => file.scene === scene && file.name.includes('-on-'));
}

function rule(selector: string, files: SceneFile[]): string {
  const lines = files.map(
    ({ name, scene, empty }) =>
      `  --scene-${scene.name}: ${empty ? 'none' : `url('./static/scenes/${name}.svg')`};\n`,
  );
  return lines.length > 0 ? `:where(${selector}) {\n${lines.join('')}}\n` : '';
}
