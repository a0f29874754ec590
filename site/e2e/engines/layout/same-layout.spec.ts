import { expect, test } from '@playwright/test';
import { keptBoxes, type Box, type Boxes } from './boxes.ts';

/**
 * CSS pixels. Letters are a little wider or narrower in each engine, which moves what stands beside words; a line of words may
 * break elsewhere, which makes its block higher by a line.
 */
const tolerance = { left: 16, width: 16, height: 30 };

for (const engine of ['Firefox', 'WebKit'] as const) {
  test(`${engine} lays out each screen as Chromium does`, async () => {
    const expected = await keptBoxes('Chromium');
    const kept = await keptBoxes(engine);
    expect([...kept.keys()]).toEqual([...expected.keys()]);
    const differences = [...expected].flatMap(([screen, boxes]) =>
      differencesOf(boxes, kept.get(screen) ?? {}).map((difference) => `${screen}: ${difference}`),
    );
    expect(differences).toEqual([]);
  });
}

function differencesOf(expected: Boxes, found: Boxes): string[] {
  return Object.entries(expected).flatMap(([part, boxes]) => {
    const others = found[part] ?? [];
    if (others.length !== boxes.length) return [`${others.length} of “${part}” and not ${boxes.length}`];
    return boxes.flatMap((box, place) => {
      const other = others[place];
      return other === undefined || isAlike(box, other)
        ? []
        : [`“${part}” ${place + 1}: ${JSON.stringify(other)} and not ${JSON.stringify(box)}`];
    });
  });
}

function isAlike(one: Box, other: Box): boolean {
  return (['left', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) <= tolerance[side],
  );
}
