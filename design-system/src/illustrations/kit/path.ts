/** A place in a scene: to the right, and down. */
export type Point = readonly [x: number, y: number];

/** Path data from letters and numbers, rounded to a tenth. */
export function path(strings: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: strings }, ...numbers.map(tenth));
}

/** A smooth line through all points: Catmull-Rom, written as cubic curves. Begins with a move. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';

  const curves = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const before = points[index - 1] ?? start;
    const after = points[index + 2] ?? end;
    return path`C${start[0] + (end[0] - before[0]) / 6} ${start[1] + (end[1] - before[1]) / 6} ${end[0] - (after[0] - start[0]) / 6} ${end[1] - (after[1] - start[1]) / 6} ${end[0]} ${end[1]}`;
  });
  return path`M${first[0]} ${first[1]}` + curves.join('');
}

/** A flat lens, such as a glint on water: pointed at both ends, thickest in the middle. */
export function lens(x: number, y: number, width: number, thickness: number): string {
  return path`M${x} ${y}q${width / 2} ${thickness} ${width} 0q${-width / 2} ${-thickness} ${-width} 0`;
}

/** Where a smooth line through the points stands at `x`. The points run from left to right. */
export function heightAt(points: readonly Point[], x: number): number {
  const end = points.findIndex(([pointX]) => pointX >= x);
  const right = points[end < 1 ? Math.max(1, points.length - 1) : end] ?? [x, 0];
  const left = points[points.indexOf(right) - 1] ?? right;
  const before = points[points.indexOf(left) - 1] ?? left;
  const after = points[points.indexOf(right) + 1] ?? right;

  const share = Math.min(1, Math.max(0, (x - left[0]) / (right[0] - left[0] || 1)));
  return hermite(share, left[1], right[1], (right[1] - before[1]) / 2, (after[1] - left[1]) / 2);
}

function hermite(share: number, from: number, to: number, slopeFrom: number, slopeTo: number): number {
  const square = share * share;
  const cube = square * share;
  return (
    (2 * cube - 3 * square + 1) * from +
    (cube - 2 * square + share) * slopeFrom +
    (3 * square - 2 * cube) * to +
    (cube - square) * slopeTo
  );
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
