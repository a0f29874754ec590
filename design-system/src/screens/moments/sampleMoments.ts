import type { SharedMoment } from './MomentsState.ts';

/** Moments of each hour, one without a line, and one as long as it may be. */
export const sampleMoments = {
  june: {
    ...{ id: 'q4m7xk2nw8ta', exercise: 'four-and-four', hour: 'dusk', name: 'June', sharedOn: '2026-11-29' },
    line: 'Five minutes on the tram. Nobody noticed, everything changed.',
  },
  kim: {
    ...{ id: 'b9r3cj5hv1pe', exercise: 'four-and-four', hour: 'night', name: 'Kim', sharedOn: '2026-11-28' },
    line: 'After the night shift. First sleep in days.',
  },
  noor: {
    ...{ id: 'z6d8fy4gs0lu', exercise: 'four-and-four', hour: 'dawn', name: 'Noor', sharedOn: '2026-11-27' },
  },
  theo: {
    ...{ id: 'h7v2ed6xq9jk', exercise: 'four-and-four', hour: 'dusk', name: 'Theo', sharedOn: '2026-11-27' },
  },
  ida: {
    ...{ id: 'n3u8rp5cz7wg', exercise: 'four-and-four', hour: 'night', name: 'Ida', sharedOn: '2026-11-26' },
  },
  long: {
    ...{ id: 'w1t5oi9km3bn', exercise: 'four-and-four', hour: 'night', sharedOn: '2026-12-24' },
    name: 'Maximiliane-Friederike',
    line: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen zählen hilft mir nie, aber zwölf langsame Atemzüge am offenen Fenster haben heute geholfen.',
  },
} as const satisfies Record<string, SharedMoment>;
