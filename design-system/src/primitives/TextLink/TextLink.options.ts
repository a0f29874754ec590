export const textLinkVariants = ['inline', 'action', 'alone', 'quiet'] as const;
export type TextLinkVariant = (typeof textLinkVariants)[number];
