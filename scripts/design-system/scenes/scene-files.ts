import type { Scene } from '../../../design-system/src/illustrations/composeScene.ts';
import type { Palette } from '../../../design-system/src/illustrations/palette.ts';
import type { Mood, Theme } from './palettes.ts';

/** One drawing to write: a scene, in a mood, on a page. */
export interface SceneFile {
  name: string;
  scene: Scene;
  art: Palette;
  /** Absent where the scene keeps its own mood. */
  mood?: Mood;
  theme: Theme;
  /** Nothing is drawn in this mood: there is no file. */
  empty: boolean;
}

const moods: Mood[] = ['dawn', 'dusk', 'night'];

/** The page on which a mood is at home; elsewhere its name says on which page it lies. */
const home: Record<Mood, Theme> = { dawn: 'day', dusk: 'day', night: 'night' };

/** Dawn is what a day looks like, so its files carry the theme's name. */
const moodNames: Record<Mood, string> = { dawn: 'day', dusk: 'dusk', night: 'night' };

/** Every file there is. A scene that ends in the page's own colour has one for each page. */
export function sceneFiles(
  scenes: Scene[],
  hours: { scene: Scene; mood: Mood }[],
  palette: (mood: Mood, theme: Theme) => Palette,
): SceneFile[] {
  return [
    ...scenes.flatMap((scene) => moods.flatMap((mood) => filesOf(scene, mood))),
    ...hours.map(({ scene, mood }) => ({
      name: `${scene.name}-${moodNames[mood]}`,
      scene,
      art: palette(mood, home[mood]),
      theme: home[mood],
      empty: false,
    })),
  ];

  function filesOf(scene: Scene, mood: Mood): SceneFile[] {
    const name = `${scene.name}-${moodNames[mood]}`;
    const other: Theme = home[mood] === 'day' ? 'night' : 'day';
    const art = palette(mood, home[mood]);
    const drawn = scene.draw(art);
    const empty = drawn.endsWith('slice"></svg>');
    const files: SceneFile[] = [{ name, scene, mood, theme: home[mood], art, empty }];

    if (drawn !== scene.draw(palette(mood, other))) {
      files.push({
        name: `${name}-on-${other}`,
        scene,
        mood,
        theme: other,
        art: palette(mood, other),
        empty,
      });
    }
    return files;
  }
}
