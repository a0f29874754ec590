export const chipTones = ['tint', 'sun', 'success', 'warm', 'off'] as const;
export type ChipTone = (typeof chipTones)[number];
