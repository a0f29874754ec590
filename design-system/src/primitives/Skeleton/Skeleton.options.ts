export const skeletonShapes = ['line', 'title', 'field', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
