export const textSizes = ['lead', 'body', 'small', 'fine'] as const;
export type TextSize = (typeof textSizes)[number];
