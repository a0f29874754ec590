export const cardElevations = ['rest', 'float'] as const;
export type CardElevation = (typeof cardElevations)[number];
