import type { IconName } from '../../primitives/Icon/Icon.options.ts';

/** The companies by which people sign in, by the names that addresses and events use. */
export const connections = ['apple', 'facebook', 'spotify', 'google', 'personifyhealth'] as const;
export type Connection = (typeof connections)[number];

/** Each company's name, as it writes it in every language. */
export const connectionNames: Record<Connection, string> = {
  apple: 'Apple',
  facebook: 'Facebook',
  spotify: 'Spotify',
  google: 'Google',
  personifyhealth: 'Personify Health',
};

/** Each company's mark. Personify Health has published none that may be used. */
export const connectionIcons: Record<Connection, IconName> = {
  apple: 'apple',
  facebook: 'facebook',
  spotify: 'spotify',
  google: 'google',
  personifyhealth: 'heart-pulse',
};
