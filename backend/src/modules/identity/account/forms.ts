import { Type, type Static } from 'typebox';
import { PostedProof } from '../owner-proof/posted-proof.ts';
import { Typed } from '../sign-in/forms.ts';

/** Every form of the account's page, as it is posted. `change` names the one that it is. */
export const AccountForm = Type.Object({
  userId: Type.String({ maxLength: 100 }),
  change: Type.Enum([
    'names',
    'email',
    'confirmOwner',
    'newEmailCode',
    'confirmEmail',
    'keepEmail',
    'ownEmailCode',
    'confirmOwnEmail',
    'language',
    'marketing',
    'passwordCode',
    'password',
    'endSession',
    'endOtherSessions',
  ]),
  email: Typed,
  /** The address for which a suggestion was shown. */
  suggestionSeen: Typed,
  /** The suggestion, if it was pressed: it takes the place of the address. */
  suggestionTaken: Typed,
  firstName: Typed,
  lastName: Typed,
  language: Typed,
  marketingEmails: Typed,
  ...PostedProof.properties,
  /** Asks for another proof of the owner. */
  action: Type.Optional(Type.Enum(['code', 'app'])),
  password: Typed,
  confirmation: Typed,
  session: Typed,
});
export type AccountForm = Static<typeof AccountForm>;
