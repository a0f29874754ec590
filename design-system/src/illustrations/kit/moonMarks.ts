import { element, fill } from './svg.ts';

export interface MoonMarks {
  /** Centre and radius of the moon. */
  x: number;
  y: number;
  radius: number;
  tone: string;
  opacity: string;
}

/** Four plains, for a moon of radius 100 around the origin. */
const plains =
  'M16-27.6c-2.5 5.1-9 8.7-15.7 10.9a36 36 0 0 1 -20 1.1a25 25 0 0 1 -14.6-9.7a15.1 15.1 0 0 1 -2.5-14.4c1.7-4.9 6.1-10 12-12.2c6-2.2 13.1-1.4 20.3 0c7.2 1.5 14.8 3.2 18.7 7.7a16.3 16.3 0 0 1 1.8 16.6M26.8-16.6c-1.2 3.2-2.7 6.6-5.8 8c-3.1 1.4-7.2 .5-10.9-.6c-3.8-1-7.4-2.1-9.3-4.8a11 11 0 0 1 -.9-9.7a13.4 13.4 0 0 1 7.3-7.4a17.4 17.4 0 0 1 10.8 0c3.7 .9 7.8 2.3 9.4 5c1.7 2.7 .6 6.3-.6 9.5M-29.5 26.6a21.5 21.5 0 0 1 -9.2 11.3c-4 2.9-8.5 5.5-12.5 4c-4-1.6-7.1-6.8-9.2-12.1a27.9 27.9 0 0 1 -2.1-16.4a19.2 19.2 0 0 1 9.1-11.5a14 14 0 0 1 12-1.3c4.4 1.3 9.5 3.5 11.7 8.2c2.2 4.9 1.9 12.4 .2 17.8M54.1 34.2c-1.4 3.8-4 7.7-8.5 9.5a27.3 27.3 0 0 1 -15.4 .3c-5.1-1.2-10.1-3.2-12.7-6.7a12.2 12.2 0 0 1 -1.1-11.8c1.7-3.9 5.5-6.8 10.3-8.8a26.2 26.2 0 0 1 15.6-2a18 18 0 0 1 10.7 8.6a12.2 12.2 0 0 1 1.1 10.9';

/** Plains and two craters on the moon's face. */
export function moonMarks({ x, y, radius, tone, opacity }: MoonMarks): string {
  return element(
    'g',
    { fill: tone, opacity, transform: `translate(${x} ${y}) scale(${radius / 100})` },
    fill(tone, plains, 0.4),
    element('circle', { cx: 44, cy: -36, r: 7, opacity: 0.3 }),
    element('circle', { cx: -2, cy: 56, r: 5, opacity: 0.3 }),
  );
}
