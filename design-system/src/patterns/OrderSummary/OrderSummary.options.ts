export const orderLineTones = ['plain', 'less', 'sum', 'aside'] as const;
export type OrderLineTone = (typeof orderLineTones)[number];
