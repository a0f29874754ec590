export const siteHeaderVariants = ['full', 'secure', 'quiet'] as const;
export type SiteHeaderVariant = (typeof siteHeaderVariants)[number];

export const siteHeaderOffers = ['login', 'register'] as const;
export type SiteHeaderOffer = (typeof siteHeaderOffers)[number];

/** How much of a sky it covers, while its words fit in a line. */
export const siteHeaderHeight = { wide: '88px', narrow: '72px' } as const;
