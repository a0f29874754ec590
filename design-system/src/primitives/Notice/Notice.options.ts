export const noticeTones = ['info', 'success', 'warm', 'error'] as const;
export type NoticeTone = (typeof noticeTones)[number];
