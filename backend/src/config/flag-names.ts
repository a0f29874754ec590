/** Every switch of the product. What is not set is off. */
export const flagNames = [
  'showTablessPaymentForm',
  'showValueProps',
  'sleepRegistration',
  'checkoutMaintenancePage',
  'internationalLanguage',
] as const;

export type FlagName = (typeof flagNames)[number];

/** On, off, or on for that many of a hundred visitors. */
export type FlagSettings = Readonly<Partial<Record<FlagName, boolean | number>>>;

/** What one visitor is shown. */
export type FlagValues = Readonly<Record<FlagName, boolean>>;
