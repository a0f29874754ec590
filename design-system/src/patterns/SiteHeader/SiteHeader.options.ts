export const siteHeaderVariants = ['full', 'secure', 'quiet'] as const;
export type SiteHeaderVariant = (typeof siteHeaderVariants)[number];

export const siteHeaderOffers = ['login', 'register'] as const;
export type SiteHeaderOffer = (typeof siteHeaderOffers)[number];
