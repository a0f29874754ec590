import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { languages } from '../../../domain/languages.ts';
import { momentsSuite } from '../../../testing/moments-suite.ts';
import { drawPicture, pictureSize } from './draw-picture.ts';
import { createPictures } from './pictures.ts';
import { pictureWords } from './picture-words.ts';
import { brokenInto, canDraw, faces, outlineOf, widthOf, withName } from './text-outlines.ts';

const suite = momentsSuite();
const sky = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1200" height="630" fill="#0e0c22"/></svg>';
const hashOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');

/** Width and height, as the first block of a PNG has them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('the picture says who shared which exercise, in each language, and in letters of our own', async () => {
  const pictures = new Set<string>();
  for (const language of languages) {
    for (const name of ['June', 'Łukasz']) {
      const png = await drawPicture(sky, 'night', pictureWords(language, 'four-and-four', name));
      expect(sizeOf(png)).toEqual(pictureSize);
      pictures.add(hashOf(png));
    }
  }
  expect(pictures.size).toBe(10);
  expect(pictureWords('de', 'four-and-four', '$&').sentence('$&')).toContain('$&');
});

test('a name in letters that our fonts do not have is left out, and the exercise stays', async () => {
  const draw = async (name: string) =>
    hashOf(await drawPicture(sky, 'night', pictureWords('en', 'four-and-four', name)));
  expect(canDraw('Юлия', faces.text)).toBe(false);
  expect(await draw('Юлия')).toBe(await draw('美咲'));
  expect(await draw('Юлия')).not.toBe(await draw('June'));
});

// ASVS V1.5.4 V5.2.7 V5.3.1
test('a name is text, never a part of the drawing', async () => {
  const png = await drawPicture(sky, 'night', pictureWords('en', 'four-and-four', '"/><rect width="9999"'));
  expect(sizeOf(png)).toEqual(pictureSize);
  expect(outlineOf('"/><rect', faces.text, { x: 0, y: 0, size: 20 })).toMatch(/^[MLQCZ\d\s.,e-]+$/);
});

test('a long name is shortened, and a long title broken between words', () => {
  const box = { size: 27, width: 560 };
  const sentence = (name: string) => `${name} shared a moment`;
  const said = withName(sentence, 'Maximiliane-Theodora von und zu Hohenstein', faces.text, box);
  expect(said).toMatch(/^Maximiliane-Theodora.*… shared a moment$/);
  expect(widthOf(said, faces.text, box.size)).toBeLessThanOrEqual(box.width);
  expect(withName(sentence, 'June', faces.text, box)).toBe('June shared a moment');
  expect(brokenInto('Quatre et quatre', faces.display, { size: 84, width: 560 }).length).toBeLessThanOrEqual(
    2,
  );
  expect(brokenInto('Rain on the boathouse roof', faces.display, { size: 84, width: 590 })).toEqual([
    'Rain on the',
    'boathouse roof',
  ]);
});

test('a picture is drawn once, kept with its moment, and goes with it', async () => {
  const { app, june } = suite;
  let drawn = 0;
  const pictures = createPictures({
    ...{ db: app.db, clock: { now: () => new Date() } },
    landscapeOf: () => Promise.resolve(((drawn += 1), sky)),
  });
  const id = await app.shared(june);
  const first = await pictures.of(id);
  expect(first && sizeOf(first)).toEqual(pictureSize);
  expect(await pictures.of(id)).toEqual(first);
  expect(drawn).toBe(1);

  await app.reports.hide(id, new Date());
  expect(await pictures.of(id)).toBeUndefined();
  await app.post('moment', june, { step: 'revoke', id });
  expect(await app.repository.picture(id)).toBeUndefined();
  expect(await pictures.of(id)).toBeUndefined();
  expect(await pictures.of('aaaaaaaaaaaa')).toBeUndefined();
});
