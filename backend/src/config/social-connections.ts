/** The companies by which people sign in, by the names that addresses and events use. */
export const socialConnections = ['apple', 'facebook', 'spotify', 'google', 'personifyhealth'] as const;
export type SocialConnection = (typeof socialConnections)[number];
