export const stackDirections = ['column', 'row'] as const;
export type StackDirection = (typeof stackDirections)[number];

/** Steps of the space scale, 4 to 48 px. */
export const stackGaps = [1, 2, 3, 4, 5, 6, 7] as const;
export type StackGap = (typeof stackGaps)[number];

export const stackAlignments = ['stretch', 'start', 'center'] as const;
export type StackAlignment = (typeof stackAlignments)[number];
