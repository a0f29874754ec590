export const headingLevels = [1, 2, 3, 4] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const headingSizes = ['display', 'h1', 'h2', 'h3'] as const;
export type HeadingSize = (typeof headingSizes)[number];
