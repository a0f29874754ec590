import { describe, expect, test } from 'vitest';
import day from './color.day.tokens.json' with { type: 'json' };
import night from './color.night.tokens.json' with { type: 'json' };

type ColorName = Exclude<keyof typeof day.color, '$type'>;

/** What stands on what, by the contrast it must have: AAA for what is read at length, AA for the rest. */
const pairs: Record<string, [front: ColorName, back: ColorName][]> = {
  '7': [
    ['text', 'page'],
    ['text', 'surface'],
    ['text', 'surfaceSunken'],
    ['text', 'surfaceTint'],
    ['text', 'surfaceRaised'],
    ['text', 'field'],
    ['textSoft', 'page'],
    ['textSoft', 'surface'],
    ['textSoft', 'surfaceSunken'],
    ['textSoft', 'surfaceTint'],
    ['textSoft', 'field'],
    ['textOnWarm', 'surfaceWarm'],
    ['onErrorSoft', 'errorSoft'],
    ['onSuccessSoft', 'successSoft'],
    ['onNoticeSoft', 'noticeSoft'],
    ['onInfoSoft', 'infoSoft'],
  ],
  '4.5': [
    ['link', 'page'],
    ['link', 'surface'],
    ['onAction', 'action'],
    ['onAction', 'actionHover'],
    ['onAction', 'actionPressed'],
    ['onActionSoft', 'actionSoft'],
    ['onActionSoft', 'actionSoftHover'],
    ['onActionSoft', 'actionSoftPressed'],
    ['onActionSoft', 'surfaceTint'],
    ['error', 'page'],
    ['error', 'surface'],
    ['success', 'page'],
    ['success', 'surface'],
    ['onSun', 'sun'],
    ['onSun', 'apricot'],
    ['onDisabled', 'disabled'],
  ],
  '3': [
    ['fieldLine', 'field'],
    ['fieldLine', 'page'],
    ['fieldLine', 'surface'],
    ['focus', 'page'],
    ['focus', 'surface'],
    ['error', 'errorSoft'],
    ['success', 'field'],
  ],
};

describe.each([
  ['day', day.color],
  ['night', night.color],
])('by %s', (_theme, color) => {
  describe.each(Object.entries(pairs))('a contrast of at least %s', (atLeast, members) => {
    test.each(members)('%s on %s', (front, back) => {
      expect(contrast(color[front].$value, color[back].$value)).toBeGreaterThanOrEqual(Number(atLeast));
    });
  });
});

test('night answers every colour that day has', () => {
  expect(Object.keys(night.color)).toEqual(Object.keys(day.color));
});

/** WCAG 2.2 contrast of two opaque colours written as `#RRGGBB`: 1 for the same, 21 for black on white. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
  if (!channels) throw new Error(`${colour} is not an opaque colour.`);

  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    linear(Number.parseInt(channel, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
