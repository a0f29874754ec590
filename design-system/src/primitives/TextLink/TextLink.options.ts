export const textLinkVariants = ['inline', 'quiet'] as const;
export type TextLinkVariant = (typeof textLinkVariants)[number];
