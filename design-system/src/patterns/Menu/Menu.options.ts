export const menuFaces = ['words', 'wordsWhenWide', 'icon'] as const;
export type MenuFace = (typeof menuFaces)[number];

export const menuSides = ['below', 'above'] as const;
export type MenuSide = (typeof menuSides)[number];
