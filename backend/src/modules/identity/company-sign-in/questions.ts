import { Type, type Static } from 'typebox';
import { isEmail } from '../../../domain/email.ts';
import type { Identities } from '../identities/identities.ts';
import { maskedEmail } from '../masked-email.ts';
import type { Accounts, KnownAccount, Workplaces } from '../ports.ts';
import { isAddressOf, ownerOf } from './owner-of.ts';
import { choicesOf } from '../sign-in/onward.ts';
import { isEmpty } from '../sign-in/sign-in-params.ts';
import type { FoundPendingSignIn } from './pending-sign-ins.ts';

/** What is asked of a person whom a company has signed in. */
export const Question = Type.Object({
  pendingSignIn: Type.String({ description: 'Names the question: each answer repeats it' }),
  question: Type.Union([
    Type.Literal('address'),
    Type.Literal('code'),
    Type.Literal('owner'),
    Type.Literal('account'),
  ]),
  connection: Type.String(),
  workplace: Type.Optional(Type.String({ description: 'The name of the organisation' })),
  firstName: Type.String(),
  email: Type.Optional(Type.String({ description: 'Masked, unless the person has typed it' })),
  movedTo: Type.Optional(
    Type.String({
      description: 'The address that the account has now, masked, where it had this one before',
    }),
  ),
  typed: Type.Optional(Type.String({ description: 'What was typed as the address, to be checked again' })),
  ways: Type.Optional(
    Type.Object(
      { password: Type.Boolean(), connections: Type.Array(Type.String()) },
      { description: 'How the owner of the account can prove to be that' },
    ),
  ),
  choices: Type.Optional(
    Type.Partial(
      Type.Object({
        redirectOnSuccess: Type.String(),
        plan: Type.String(),
        voucher: Type.String(),
        country: Type.String(),
        redirectUrl: Type.String({ description: 'A deep link of the app' }),
      }),
      { description: 'What the sign-in was begun for, to be kept by links that lead away from the question' },
    ),
  ),
  expiresAt: Type.String({ format: 'date-time' }),
});
export type Question = Static<typeof Question>;

/** Reads the questions that are left, as they may be shown. */
export function createQuestions({
  accounts,
  identities,
  workplaces,
  offered,
}: {
  accounts: Pick<Accounts, 'byEmail' | 'byFormerEmail' | 'byId'>;
  identities: Pick<Identities, 'of'>;
  workplaces: Pick<Workplaces, 'nameOf'>;
  /** The companies by which any account can be proved. */
  offered: readonly string[];
}) {
  /** How the owner signs in is told only once the address was proved. */
  async function waysOf(
    { question }: FoundPendingSignIn,
    account: KnownAccount | undefined,
  ): Promise<Question['ways']> {
    // Nothing is known of the account yet: each way is offered.
    if (question === 'account') return { password: true, connections: [...offered] };
    if (account === undefined) return undefined;
    const linked = await identities.of(account.id);
    return {
      password: account.passwordHash !== null,
      connections: linked.map(({ connection }) => connection),
    };
  }

  async function addressIn({ proved, email }: FoundPendingSignIn): Promise<string | undefined> {
    return proved === undefined ? email : (await accounts.byId(proved.accountId))?.email;
  }

  return {
    /**
     * The address by which the account is found that is asked for, where the visitor has typed or proved it. One that an
     * account has moved to is told to no one.
     */
    async knownAddressOf({ question, email, typedEmail }: FoundPendingSignIn): Promise<string | undefined> {
      if (question !== 'owner')
        return typedEmail !== undefined && isEmail(typedEmail) ? typedEmail : undefined;
      const owner = await ownerOf({ email }, accounts);
      return owner !== undefined && isAddressOf(owner, email) ? email : undefined;
    },

    async of(pendingSignIn: FoundPendingSignIn): Promise<Question> {
      const { formId, question, connection, firstName, typedEmail, form, expiresAt } = pendingSignIn;
      const choices = choicesOf(form);
      const email = await addressIn(pendingSignIn);
      const account = question === 'owner' ? await ownerOf(pendingSignIn, accounts) : undefined;
      const ways = await waysOf(pendingSignIn, account);
      const moved = account !== undefined && !isAddressOf(account, email);
      const workplace = question === 'account' ? await workplaces.nameOf(connection) : undefined;
      return {
        pendingSignIn: formId,
        question,
        connection,
        ...(workplace !== undefined && { workplace }),
        firstName,
        // What was typed in this browser is no secret to it.
        ...(email !== undefined && { email: typedEmail === email ? email : maskedEmail(email) }),
        ...(moved && { movedTo: maskedEmail(account.email) }),
        ...((question === 'address' || question === 'account') &&
          typedEmail !== undefined && { typed: typedEmail }),
        ...(ways !== undefined && { ways }),
        ...(!isEmpty(choices) && { choices }),
        expiresAt: expiresAt.toISOString(),
      };
    },
  };
}

export type Questions = ReturnType<typeof createQuestions>;
