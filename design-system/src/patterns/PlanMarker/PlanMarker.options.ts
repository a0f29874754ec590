export const planMarkerKinds = ['monthly', 'annual', 'family'] as const;
export type PlanMarkerKind = (typeof planMarkerKinds)[number];
