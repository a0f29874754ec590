import type { Scene } from '../composeScene.ts';
import { foot } from './foot.ts';
import { hourBreathe } from './hour-breathe.ts';
import { hourSit } from './hour-sit.ts';
import { hourSleep } from './hour-sleep.ts';
import { lake } from './lake.ts';
import { missing } from './missing.ts';
import { orbScene } from './orb.ts';
import { passing } from './passing.ts';
import { ringsScene } from './rings.ts';
import { risen } from './risen.ts';
import { seats } from './seats.ts';
import { shoreScene } from './shore.ts';
import { starsScene } from './stars.ts';
import { still, stillGlint, stillInFront } from './still.ts';
import { strip } from './strip.ts';
import { valley } from './valley.ts';

/** Scenes that follow the mood of their place. */
export const scenes: Scene[] = [
  lake,
  shoreScene,
  valley,
  still,
  stillInFront,
  stillGlint,
  strip,
  foot,
  missing,
  passing,
  risen,
  seats,
  orbScene,
  ringsScene,
  starsScene,
];

/** Scenes of one hour, which keep their own mood wherever they hang. */
export const hours: { scene: Scene; mood: 'dawn' | 'dusk' | 'night' }[] = [
  { scene: hourSit, mood: 'dawn' },
  { scene: hourBreathe, mood: 'dusk' },
  { scene: hourSleep, mood: 'night' },
];
