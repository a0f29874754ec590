import { demoPeople, enidAtAcorn } from '../../../demo/people.ts';

/** A person as the companies that sign people in know them. */
export interface Person {
  /** What the companies call this person: `sub`, or `id`. */
  subject: string;
  firstName: string;
  lastName: string;
  /** Absent where the person gave the company none, or does not let it be told. */
  email?: string;
  emailVerified: boolean;
  /** What the person is good for. */
  shows: string;
}

/** A person who signs in at work. */
export interface Worker extends Person {
  /** The methods of this sign-in, as `amr` names them (RFC 8176). */
  methods: readonly string[];
}

/** Who can sign in at Apple, Google, Facebook, Spotify and Personify Health. */
export const people: readonly Person[] = [
  {
    subject: 'person-gloria',
    firstName: 'Gloria',
    lastName: 'Given',
    email: 'gloria@people.stillpoint.example',
    emailVerified: true,
    shows: 'Has no account yet',
  },
  {
    subject: 'person-sami',
    firstName: demoPeople.Sami.firstName,
    lastName: demoPeople.Sami.lastName,
    email: demoPeople.Sami.email,
    emailVerified: true,
    shows: 'Has an account with the same address',
  },
  {
    subject: 'person-tess',
    firstName: 'Theo',
    lastName: 'Taken',
    email: demoPeople.Tess.email,
    emailVerified: false,
    shows: 'Gave the address of another person, and never proved it',
  },
  {
    subject: 'person-mia',
    firstName: 'Mia',
    lastName: 'Mailless',
    emailVerified: false,
    shows: 'Has no email address',
  },
  {
    subject: 'person-nameless',
    firstName: '',
    lastName: '',
    email: 'nameless@people.stillpoint.example',
    emailVerified: true,
    shows: 'Has no name',
  },
  {
    subject: 'person-cora',
    firstName: 'Cora',
    lastName: 'Connected',
    email: 'cora@people.stillpoint.example',
    emailVerified: true,
    shows: 'Has no account yet; connects one to a workplace',
  },
  {
    subject: 'person-rosa',
    firstName: 'Rosa',
    lastName: 'Roundabout',
    emailVerified: false,
    shows: 'Has no account and no email address yet; connects a workplace after logging in',
  },
];

/** Who can sign in at a workplace, by its name. */
export const workers = {
  acorn: [
    {
      subject: 'worker-alma',
      firstName: 'Alma',
      lastName: 'Acorn',
      email: 'alma@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Signs in with a password alone',
    },
    {
      subject: 'worker-arne',
      firstName: 'Arne',
      lastName: 'Acorn',
      email: 'arne@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-anton',
      firstName: 'Anton',
      lastName: 'Acorn',
      email: 'anton@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site, and says so on the way',
    },
    {
      subject: 'worker-agnes',
      firstName: 'Agnes',
      lastName: 'Acorn',
      email: 'agnes@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-aylin',
      firstName: 'Aylin',
      lastName: 'Acorn',
      email: 'aylin@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-abel',
      firstName: 'Abel',
      lastName: 'Acorn',
      email: 'abel@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-astrid',
      firstName: 'Astrid',
      lastName: 'Acorn',
      email: 'astrid@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-adele',
      firstName: 'Adele',
      lastName: 'Acorn',
      email: 'adele@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-ansgar',
      firstName: 'Ansgar',
      lastName: 'Acorn',
      email: 'ansgar@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-arvid',
      firstName: 'Arvid',
      lastName: 'Acorn',
      email: 'arvid@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-anneke',
      firstName: 'Anneke',
      lastName: 'Acorn',
      email: 'anneke@acorn.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: enidAtAcorn.subject,
      firstName: demoPeople.Enid.firstName,
      lastName: demoPeople.Enid.lastName,
      email: enidAtAcorn.email,
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Has an account that is connected, and is not enrolled yet',
    },
    {
      subject: 'worker-stranger',
      firstName: 'Stan',
      lastName: 'Stranger',
      email: demoPeople.Sami.email,
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Was given an address outside the domains of the company',
    },
  ],
  birch: [
    {
      subject: '7f1d2c60-0000-4000-8000-00000000b001',
      firstName: 'Bo',
      lastName: 'Birch',
      email: 'bo@birch.example',
      emailVerified: true,
      methods: ['pwd', 'mfa'],
      shows: 'Signs in with a second factor',
    },
    {
      subject: '7f1d2c60-0000-4000-8000-00000000b002',
      firstName: 'Berta',
      lastName: 'Birch',
      email: 'berta@birch.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Signs in without a second factor',
    },
  ],
  cedar: [
    {
      subject: 'worker-cleo',
      firstName: 'Cleo',
      lastName: 'Cedar',
      email: 'cleo@cedar.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site, and sets a second step up there',
    },
    {
      subject: 'worker-carl',
      firstName: 'Carl',
      lastName: 'Cedar',
      email: 'carl@cedar.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
    {
      subject: 'worker-cem',
      firstName: 'Cem',
      lastName: 'Cedar',
      email: 'cem@cedar.example',
      emailVerified: true,
      methods: ['pwd'],
      shows: 'Is new to the site as well',
    },
  ],
} satisfies Record<string, readonly Worker[]>;

export type WorkplaceName = keyof typeof workers;
