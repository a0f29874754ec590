// @vitest-environment node
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './pixels.ts';

/** A white picture with some black pixels. */
function picture(
  size: { width: number; height: number },
  black: readonly (readonly [number, number])[] = [],
): Buffer {
  const made = new PNG(size);
  made.data.fill(255);
  for (const [x, y] of black) made.data.fill(0, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3);
  return PNG.sync.write(made);
}

const phone = { width: 36, height: 2000 };

test('pictures with the same pixels do not differ, whatever their bytes are', () => {
  expect(compare(picture(phone), picture(phone))).toBeUndefined();
  const otherBytes = PNG.sync.write(PNG.sync.read(picture(phone)), { colorType: 2 });
  expect(otherBytes.equals(picture(phone))).toBe(false);
  expect(compare(picture(phone), otherBytes)).toBeUndefined();
});

test('one pixel is a difference, and the rectangle holds all that differ', () => {
  const other = picture(phone, [
    [3, 500],
    [9, 510],
  ]);
  expect(compare(picture(phone), other)?.rectangle).toEqual({ x: 3, y: 500, width: 7, height: 11 });
});

test('of a long page, the part is kept in which it differs', () => {
  const found = compare(picture(phone), picture(phone, [[3, 500]]));
  expect(found?.part).toEqual({ x: 0, y: 360, width: 36, height: 281 });
  const after = PNG.sync.read(found?.after ?? Buffer.alloc(0));
  expect([after.width, after.height]).toEqual([36, 281]);
  expect([...after.data.subarray((140 * 36 + 3) * 4, (140 * 36 + 3) * 4 + 3)]).toEqual([0, 0, 0]);
});

test('a longer page differs in all that the other has not', () => {
  const found = compare(picture({ width: 36, height: 100 }), picture({ width: 36, height: 130 }));
  expect(found?.rectangle).toEqual({ x: 0, y: 100, width: 36, height: 30 });
  expect(found?.part).toEqual({ x: 0, y: 0, width: 36, height: 130 });
});
