export const themes = ['day', 'night', 'system'] as const;
export type Theme = (typeof themes)[number];
