/** Drawn in one line by Lucide. A name listed here is in the sprite after the next `npm run generate`. */
export const lineIcons = [
  'arrow-left',
  'arrow-right',
  'bell',
  'calendar',
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
  'gift',
  'globe',
  'graduation-cap',
  'info',
  'lock',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'monitor',
  'moon',
  'pause',
  'plus',
  'refresh-cw',
  'shield-check',
  'sparkles',
  'sun',
  'sun-moon',
  'ticket',
  'ticket-check',
  'triangle-alert',
  'user',
  'users',
  'x',
] as const;

/** Marks of companies in one tone, in the shapes of Simple Icons. Marks belong to their owners. */
export const brandIcons = ['apple', 'facebook', 'mastercard', 'paypal', 'spotify', 'visa'] as const;

/** Marks whose owners ask for their colours; their files lie in `marks/`. */
export const colouredIcons = ['google'] as const;

/** Every icon of the sprite. */
export const iconNames = [...lineIcons, ...brandIcons, ...colouredIcons] as const;

/** The name of an icon. */
export type IconName = (typeof iconNames)[number];
