import { Type, type Static } from 'typebox';
import { IdentitiesOfPerson } from './account-login-methods.ts';

const identitiesExample: Static<typeof IdentitiesOfPerson> = {
  email: 's•••@demo.stillpoint.example',
  password: true,
  codeInPlaceOfPassword: false,
  codeUsable: false,
  emailVerified: true,
  secondFactor: false,
  fresh: true,
  confirmsBy: ['passkey'],
  identities: [
    {
      connection: 'google',
      email: 'sami@demo.stillpoint.example',
      linkedAt: '2026-11-22T18:40:00.000Z',
      removable: true,
      confirms: true,
    },
  ],
  offered: ['apple', 'facebook', 'spotify'],
};

/** The answer that lists the login methods of a person. */
export const IdentitiesAnswer = Type.Object(
  { data: Type.Object({ attributes: IdentitiesOfPerson }) },
  { examples: [{ data: { attributes: identitiesExample } }] },
);
