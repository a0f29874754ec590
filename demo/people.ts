/** The password of all demo people. */
export const demoPassword = 'rest-easy-2026';

/** What the authenticator apps of Otis and Mona share with us. `npm run app-code` shows its code, as does any app that takes it over. */
export const demoAppKey = 'KNUWY3DIN5UW45BAOJSXG5BAMVQXG6JB';

/** The id in the link by which Rhea gives free days. */
export const demoLink = 'k7m2p9q';

/** The id of June’s moment. */
export const demoMoment = 'june22223333';

/** The id in the link by which others ask to be Bea's buddy. */
export const demoBuddyLink = 'k7m2p9q4w3xn';

/** Enid as Acorn knows her, where she signs in at work. */
export const enidAtAcorn = {
  workplace: 'acorn',
  subject: 'worker-enid',
  email: 'enid@acorn.example',
} as const;

/** A person to try the product as. */
export interface DemoPerson {
  /** The id of their account, which the billing company's stand-in knows too. */
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** What they have at the first start, and what that is good for. */
  holds: string;
}

function person(number: number, firstName: string, lastName: string, holds: string): DemoPerson {
  return {
    id: `d0000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@demo.stillpoint.example`,
    holds,
  };
}

/** The demo people, by first name. */
export const demoPeople = {
  Nora: person(1, 'Nora', 'New', 'Nothing yet; buys anything'),
  Sami: person(2, 'Sami', 'Subscriber', 'Annual, active and renewing; cannot buy again'),
  Quinn: person(3, 'Quinn', 'Queued', 'Monthly, ending, with an annual queued behind it; queues no second'),
  Ada: person(4, 'Ada', 'Appstore', 'Active through the app store, ending; cannot queue'),
  Uma: person(
    5,
    'Uma',
    'Upgrade',
    'Family annual, one place left; resend Noor’s invitation, and its mail with the link is in the inbox',
  ),
  Vito: person(6, 'Vito', 'Voucher', 'Nothing any more; has used SLEEP30'),
  Emil: person(7, 'Emil', 'Expired', 'Nothing any more; the card on file has expired'),
  Tess: person(8, 'Tess', 'Trial', 'Day 10 of 14 free days; move the clock to see reminder and charge'),
  Fay: person(9, 'Fay', 'Former', 'Nothing any more; no second free trial'),
  Mia: person(10, 'Mia', 'Monthly', 'Monthly, active and renewing; may change to the family plan'),
  Mika: person(11, 'Mika', '', 'Nothing yet, and no last name; is asked for it after logging in'),
  Otis: person(
    12,
    'Otis',
    'Onetime',
    `Nothing yet; logs in with an authenticator app, key ${demoAppKey}: npm run app-code`,
  ),
  Enid: person(
    13,
    'Enid',
    'Enrolling',
    'Nothing yet; is connected to Acorn, and enrolled there once /manage-identities is opened',
  ),
  Ines: person(14, 'Ines', 'Expiring', 'Monthly, active and renewing; the card expires this month'),
  Dora: person(
    15,
    'Dora',
    'Declined',
    'Monthly; its renewal was declined yesterday, and another card or PayPal pays it at once',
  ),
  Lena: person(
    16,
    'Lena',
    'Leaving',
    'Nothing yet; left a checkout, shown on /plans: move the clock by a day for the mail',
  ),
  Pia: person(
    17,
    'Pia',
    'Paused',
    'Monthly, paused; may go on at once, or move the clock until it does by itself',
  ),
  Gus: person(18, 'Gus', 'Playstore', 'Monthly through Google Play, renewing; is told to change it there'),
  Skye: person(19, 'Skye', 'Streaming', 'Monthly through Spotify, renewing; is told to change it there'),
  Stella: person(
    20,
    'Stella',
    'Student',
    'Annual at the student price, which ends in 40 days; is asked at /student to verify again and keep it',
  ),
  Greta: person(
    21,
    'Greta',
    'Guarantee',
    'Annual, bought five days ago; may withdraw, or ask for the money back',
  ),
  Ole: person(22, 'Ole', 'Off', 'Monthly, with its renewal off; may switch it on again until it ends'),
  Felix: person(23, 'Felix', 'Full', 'Family monthly, all places taken; can invite no one'),
  Petra: person(
    24,
    'Petra',
    'Parting',
    'Family annual, with its renewal off; the people in it are told until when they have access',
  ),
  Kai: person(25, 'Kai', 'Kin', 'In Uma’s family; may leave it'),
  Runa: person(26, 'Runa', 'Relative', 'In Felix’s family, removed from it; has access for some days more'),
  Timo: person(27, 'Timo', 'Together', 'In Petra’s family, whose plan ends'),
  Rhea: person(
    28,
    'Rhea',
    'Referrer',
    `Monthly; her link is /with/${demoLink}, one friend is in the free days, and one stayed`,
  ),
  Elif: person(29, 'Elif', 'Eligible', `Nothing yet; takes Rhea’s free days at /with/${demoLink}`),
  Ivo: {
    ...person(30, 'Ivo', 'Ineligible', 'Nothing yet, and the mailbox of Fay: Rhea’s link gives him nothing'),
    email: 'fay+ivo@demo.stillpoint.example',
  },
  Finn: person(31, 'Finn', 'Friend', 'Day 4 of 14 free days that Rhea gave, at /referral-confirmation'),
  Stan: person(32, 'Stan', 'Stayed', 'Annual, begun with free days that Rhea gave; she has a month for it'),
  Mona: person(
    33,
    'Mona',
    'Moderator',
    `Nothing yet; logs in with an authenticator app, key ${demoAppKey}, and decides at /moderation about moments that were reported`,
  ),
  June: person(
    34,
    'June',
    'Listener',
    `Nothing yet; has listened today, shares it at /moment/share; her moment is /moment?id=${demoMoment}`,
  ),
  Bea: person(
    40,
    'Bea',
    'Buddy',
    `Nothing yet; Bruno’s buddy at /buddies, asked by Billie; her link is /buddy?request=${demoBuddyLink}`,
  ),
  Bruno: person(41, 'Bruno', 'Buddy', 'Nothing yet; Bea’s buddy, who shares days and moments with her'),
  Billie: person(42, 'Billie', 'Beginner', 'Nothing yet; asked Bea at /buddies, and waits'),
} satisfies Record<string, DemoPerson>;

export type DemoFirstName = keyof typeof demoPeople;
