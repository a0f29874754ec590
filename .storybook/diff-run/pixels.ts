import { PNG } from 'pngjs';
import type { Rectangle } from '../review/visual-diff/record.ts';

/** Two pictures of a page that are not the same. */
export interface DifferentPictures {
  /** The smallest rectangle around all pixels that differ. */
  rectangle: Rectangle;
  /** The part of the page that is kept of both, as PNG. */
  part: Rectangle;
  before: Buffer;
  after: Buffer;
}

/** The most of a page that is kept, and how much of it around what differs. */
const keptHeight = 1000;
const around = 140;

/** Compares two pictures pixel by pixel; undefined where all are the same. Nothing is forgiven. */
export function compare(before: Buffer, after: Buffer): DifferentPictures | undefined {
  // The same browser writes the same pixels as the same bytes.
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const rectangle = rectangleOf(one, other);
  if (rectangle === undefined) return undefined;
  const part = partAround(rectangle, { width: one.width, height: Math.max(one.height, other.height) });
  return { rectangle, part, before: partOf(one, part), after: partOf(other, part) };
}

function rectangleOf(one: PNG, other: PNG): Rectangle | undefined {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const [first, second] = [pixelsOf(one), pixelsOf(other)];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (first(x, y) === second(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (bottom < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Gives a pixel as one number; -1 outside of the picture. */
function pixelsOf({ width, height, data }: PNG): (x: number, y: number) => number {
  const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return (x, y) => (x < width && y < height ? (words[y * width + x] ?? -1) : -1);
}

/** What differs, with what stands above and below it. */
function partAround({ y, height }: Rectangle, page: { width: number; height: number }): Rectangle {
  const top = Math.max(0, y - around);
  const bottom = Math.min(page.height, top + keptHeight, y + height + around);
  return { x: 0, y: top, width: page.width, height: bottom - top };
}

/** A part over the whole width. What lies below the page's end is transparent. */
function partOf({ width, height, data }: PNG, part: Rectangle): Buffer {
  const kept = new PNG({ width: part.width, height: part.height });
  const end = Math.min(height, part.y + part.height);
  kept.data.fill(0);
  if (end > part.y) data.copy(kept.data, 0, part.y * width * 4, end * width * 4);
  return PNG.sync.write(kept);
}
