import { createRequire } from 'node:module';
import type { i18n } from 'i18next';
import { expect, test } from 'vitest';
import { momentStates } from '@stillpoint/design-system';
import { createInstance } from '../../../app/i18next.ts';
import { page } from './page.ts';

const words = createRequire(import.meta.url)('@stillpoint/translations/en/moment.json') as object;
const instance = createInstance();
instance.init({
  ...{ lng: 'en', ns: ['moment'], resources: { en: { moment: words } } },
  missingKeyHandler: () => undefined,
  missingInterpolationHandler: () => undefined,
});
const english = instance as unknown as i18n;
const { open, own, signedIn, gone, revoked } = momentStates;

test('the link of a moment has a picture and its line', () => {
  expect(page.linkPicture?.(open, english)).toEqual({
    page: '/moment?id=q4m7xk2nw8ta',
    ...{ path: '/moment/picture?id=q4m7xk2nw8ta', width: 1200, height: 630 },
    alt: 'June shared a moment',
  });
  expect(page.description?.(open, english)).toBe(open.moment.line);
});

test('without a line, the link says what a moment is', () => {
  expect(page.description?.(signedIn, english)).toMatch(/^A short breathing exercise/);
});

test.each([gone, revoked])('what is not here has no picture %#', (facts) => {
  expect(page.linkPicture?.(facts, english)).toBeUndefined();
});

test('a night is opened on a dark page, by those whom it was sent to', () => {
  expect(page.startsAtNight?.(momentStates.withoutGift)).toBe(true);
  expect(page.startsAtNight?.(open)).toBe(false);
  expect(page.startsAtNight?.(own)).toBe(false);
});
