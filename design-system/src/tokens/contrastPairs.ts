import type { color } from './generated/tokens.ts';

type ColorName = keyof typeof color;

/** Two colours of which one stands on the other, and the contrast that they must have. */
export interface ContrastPair {
  front: ColorName;
  back: ColorName;
  /** The least contrast by WCAG 2.2, from 1 to 21. */
  atLeast: number;
}

/** What stands on what: AAA for what is read at length, AA for the rest. */
const frontsOnBacks: Record<string, [front: ColorName, back: ColorName][]> = {
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

/** Every pair of colours in which one stands on the other. */
export const contrastPairs: readonly ContrastPair[] = Object.entries(frontsOnBacks).flatMap(
  ([atLeast, pairs]) => pairs.map(([front, back]) => ({ front, back, atLeast: Number(atLeast) })),
);
