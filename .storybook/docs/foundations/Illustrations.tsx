import { styled } from 'storybook/theming';
import { Scene } from '../../../design-system/src/primitives/Scene/Scene.tsx';
import { sceneNames, type SceneName } from '../../../design-system/src/primitives/Scene/Scene.options.ts';
import { FoundationPage } from './FoundationPage.tsx';

/** Where each scene stands. A scene without a sentence does not compile. */
const uses: Record<SceneName, string> = {
  lake: 'Opens a page: the circle on the water, boathouse and reeds.',
  shore: 'Beside a form, cut from above and from the sides.',
  valley: 'Behind a card, with rings behind hills.',
  still: 'Breathes: four seconds in and four out. One on a page.',
  strip: 'A low picture above a form on a phone.',
  foot: 'Ends a page: the far shore at night, under the footer’s words.',
  missing: 'Something is not there. A heron waits.',
  passing: 'Something went well. Cranes fly over.',
  risen: 'Hills behind a card that carries the circle itself.',
  seats: 'The horizon on which the circles of several people stand.',
  'hour-sit': 'A moment of sitting, in a round picture, at its own hour.',
  'hour-breathe': 'A moment of breathing, in a round picture, at its own hour.',
  'hour-sleep': 'A moment before sleep, in a round picture, at its own hour.',
  orb: 'The circle by itself, which grows where the scene breathes.',
  rings: 'Rings behind a card.',
};

const moods = ['dawn', 'dusk', 'night'] as const;

/** Every scene in three moods, what it is for, and how one is composed. */
export function Illustrations() {
  return (
    <FoundationPage
      title="Illustrations"
      lead="One circle rests on a horizon: by day the sun, by night the moon. Scenes are drawn by code from one kit of pieces and coloured by tokens, so that each has three moods and no picture file is kept by hand."
    >
      <h2>Rules</h2>
      <ul>
        <li>The circle touches, it never sinks. One in a scene.</li>
        <li>Words stand on open sky: never on ripples, reeds, the circle or stars.</li>
        <li>
          A heron where something waits, cranes where something went well. No other animals, faces or people.
        </li>
        <li>What is in the way is mist. No red scenery, and nothing broken.</li>
        <li>A scene says nothing that words do not say: screen readers leave it out.</li>
      </ul>

      <h2>Scenes</h2>
      {sceneNames.map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          <p>{uses[name]}</p>
          <Moods>
            {moodsOf(name).map((mood) => (
              <figure key={mood}>
                <Sky data-mood={mood} data-round={name.startsWith('hour-')}>
                  <Scene name={name} fit="cover" later />
                </Sky>
                {moodsOf(name).length > 1 && <figcaption>{mood}</figcaption>}
              </figure>
            ))}
          </Moods>
        </section>
      ))}

      <h2>Use one</h2>
      <p>
        A scene stands at the bottom of an element that is positioned, clips its overflow and is a stacking
        context; that element’s background is the sky. <code>data-mood</code> colours all scenes below it.
      </p>
      <pre>
        <code>{`<Sky data-mood="dusk">
  <Scene name="valley" />
</Sky>`}</code>
      </pre>

      <h2>Compose one</h2>
      <ol>
        <li>
          Describe it in <code>design-system/src/illustrations/scenes</code>: a size, and pieces of the kit
          from far to near (<code>sky</code>, <code>rings</code>, <code>orb</code>, <code>hill</code>,{' '}
          <code>lakeWater</code>, <code>reeds</code> and so on). Each piece takes the mood’s palette; none
          names a colour.
        </li>
        <li>
          Add it to <code>scenes/index.ts</code> and its name to <code>Scene.options.ts</code>;{' '}
          <code>npm run generate</code> writes its files.
        </li>
        <li>Say here what it is for, give it a story, and look at it at 360 and 1,280 px in three moods.</li>
      </ol>
    </FoundationPage>
  );
}

/** A picture of an hour has the mood of its hour, whatever is around it. */
function moodsOf(name: SceneName): readonly string[] {
  return name.startsWith('hour-') ? moods.slice(0, 1) : moods;
}

const Moods = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 12,
  figure: { margin: 0 },
});

const Sky = styled.div({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  blockSize: 180,
  borderRadius: 12,
  background: 'linear-gradient(var(--art-sky-a), var(--art-sky-m) 45%, var(--art-sky-b) 76%)',
  '&[data-round=true]': { inlineSize: 180, borderRadius: '50%' },
});
