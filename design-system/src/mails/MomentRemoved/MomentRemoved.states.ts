import type { MomentRemovedFacts } from './MomentRemovedState.ts';

const mail = { firstName: 'Alex', link: 'https://stillpoint.example/moments' };
const barredUntil = '2026-12-30';

/** Every state of the mail, once. */
export const momentRemovedStates = {
  personal: { ...mail, reason: 'personal' },
  hurtful: { ...mail, reason: 'hurtful' },
  advertising: { ...mail, reason: 'advertising' },
  other: { ...mail, reason: 'other' },
  withoutReason: mail,
  barred: { ...mail, reason: 'hurtful', barredUntil },
  barredTakenBack: { ...mail, reason: 'advertising', takenBack: true, barredUntil },
  unnamed: { reason: 'personal', link: mail.link },
} satisfies Record<string, MomentRemovedFacts>;
