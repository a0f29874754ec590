import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { values } from '../../../design-system/src/tokens/generated/values.ts';
import { inDesignSystem } from '../paths.ts';
import type { DesignTokens } from './design-tokens.ts';

const measure = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem|s)$/) };
const colour = {
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  alpha: expect.any(Number),
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
};

/** The values of the Design Tokens Format 2025.10, by type. */
const formats: Record<string, unknown> = {
  color: colour,
  dimension: measure,
  duration: measure,
  number: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  cubicBezier: Array.from({ length: 4 }, (): unknown => expect.any(Number)),
  shadow: { color: colour, offsetX: measure, offsetY: measure, blur: measure, spread: measure },
};

const path = inDesignSystem('src/tokens/generated/tokens.json');
const file = JSON.parse(readFileSync(path, 'utf8')) as Record<keyof typeof values, DesignTokens>;
const tokens = Object.entries(file).flatMap(([set, group]) => tokensIn(group, set));

describe('tokens.json', () => {
  test.each(tokens)('%s has a type, and a value of that type', (_path, { $type, $value }) => {
    const parts = $type === 'shadow' ? [$value].flat() : [$value];
    expect(parts).toEqual(parts.map(() => formats[String($type)]));
  });

  test('has every token of every set', () => {
    expect(tokens.map(([name]) => name)).toEqual(
      Object.entries(values).flatMap(([set, group]) => leavesOf(group, set)),
    );
  });

  test.each(['color', 'shadow'])('has a dark value for every light one: %s', (group) => {
    expect(Object.keys(file.night[group] as object)).toEqual(Object.keys(file.day[group] as object));
  });

  test.each(['day', 'night'] as const)('has the same colours as the style sheet by %s', (theme) => {
    const colours = Object.entries(file[theme].color as Record<string, { $value: { hex: string } }>);
    expect(Object.fromEntries(colours.map(([name, { $value }]) => [name, $value.hex]))).toEqual(
      Object.fromEntries(
        Object.entries(values[theme].color).map(([name, hex]) => [name, hex.slice(0, 7).toLowerCase()]),
      ),
    );
  });

  test('names the variable of each token, and says how a size grows', () => {
    expect(file).toHaveProperty('day.color.textSoft.$extensions', {
      'stillpoint.variable': '--color-text-soft',
    });
    expect(file).toHaveProperty('base.space.section.$extensions', {
      'stillpoint.variable': '--space-section',
      'stillpoint.fluid': { from: '5rem', grow: '10vw' },
    });
  });
});

function tokensIn(group: DesignTokens, at: string): [path: string, token: DesignTokens][] {
  if ('$value' in group) return [[at, group]];
  return Object.entries(group).flatMap(([name, entry]) => tokensIn(entry as DesignTokens, `${at}.${name}`));
}

function leavesOf(group: unknown, at: string): string[] {
  if (typeof group === 'string') return [at];
  return Object.entries(group as object).flatMap(([name, entry]) => leavesOf(entry, `${at}.${name}`));
}
