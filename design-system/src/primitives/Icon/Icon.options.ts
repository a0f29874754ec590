/** Drawn in one line by Lucide. A name listed here is in the sprite after the next `npm run generate`. */
export const lineIcons = [
  'arrow-left',
  'arrow-right',
  'bell',
  'calendar',
  'calendar-plus',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'clock',
  'copy',
  'credit-card',
  'external-link',
  'eye',
  'eye-off',
  'fingerprint',
  'gift',
  'globe',
  'graduation-cap',
  'heart-pulse',
  'info',
  'lock',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'monitor',
  'moon',
  'pause',
  'play',
  'plus',
  'printer',
  'receipt',
  'refresh-cw',
  'send',
  'share-2',
  'shield-check',
  'smartphone',
  'sparkles',
  'sun',
  'sun-moon',
  'ticket',
  'ticket-check',
  'trash-2',
  'triangle-alert',
  'user',
  'user-minus',
  'users',
  'x',
] as const;

/** Marks of companies in one tone, in the shapes of Simple Icons. Marks belong to their owners. */
export const brandIcons = ['apple', 'mastercard', 'paypal', 'visa'] as const;

/** Marks in one tone that are too fine for a line of text in their owner's shape; our plainer ones lie in `marks/`. */
export const plainMarks = ['americanexpress'] as const;

/** Marks whose owners ask for their colours; their files lie in `marks/`. */
export const colouredIcons = ['facebook', 'google', 'spotify'] as const;

/** Every icon of the sprite. */
export const iconNames = [...lineIcons, ...brandIcons, ...plainMarks, ...colouredIcons] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];
