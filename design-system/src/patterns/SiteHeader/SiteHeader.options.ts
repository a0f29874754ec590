export const siteHeaderVariants = ['full', 'account', 'secure', 'quiet'] as const;
export type SiteHeaderVariant = (typeof siteHeaderVariants)[number];

export const siteHeaderOffers = ['login', 'register'] as const;
export type SiteHeaderOffer = (typeof siteHeaderOffers)[number];

/** The header's height on a scene, while its text fits in one line. */
export const siteHeaderHeight = { wide: '88px', narrow: '72px' } as const;
