/** Every switch of the product. */
export const flagNames = [
  'showTablessPaymentForm',
  'showValueProps',
  'sleepRegistration',
  'checkoutMaintenancePage',
  'internationalLanguage',
  'referralV2',
] as const;

export type FlagName = (typeof flagNames)[number];

/** What is on where nothing sets it. All else is off. */
export const flagsOnByDefault: ReadonlySet<FlagName> = new Set<FlagName>([
  'showTablessPaymentForm',
  'referralV2',
]);

/** On, off, or on for that many of a hundred visitors. */
export type FlagSettings = Readonly<Partial<Record<FlagName, boolean | number>>>;

/** What one visitor is shown. */
export type FlagValues = Readonly<Record<FlagName, boolean>>;
