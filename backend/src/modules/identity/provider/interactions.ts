import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type Provider from 'oidc-provider';
import { siteClientId, siteScope } from './provider.ts';
import type { IdentityTables, SignInKind } from '../tables.ts';

/** The provider's name for the cookie that holds the id of an interaction. */
const interactionCookie = '_interaction';
const daySeconds = 24 * 60 * 60;

/** Who has proved who it is. */
export interface SignedInPerson {
  accountId: string;
  kind: SignInKind;
  redirectUrl: string | undefined;
  /** The company by which it was proved. Undefined where it was a password. */
  connection: string | undefined;
  /** The account's, read before it was proved: what ends all sessions meanwhile ends this sign-in too. */
  sessionEpoch: number;
  /** When it was proved, where that counts for grave changes. */
  provedAt: Date | undefined;
  /** When a second factor was given. Undefined where none was asked for. */
  secondFactorAt?: Date;
  /** How, in the words of RFC 8176. Absent where a password or a company did it. */
  amr?: readonly string[];
}

/** Speaks with our own provider for the person in front of the page. */
export function createInteractions(surroundings: {
  app: FastifyInstance;
  db: Kysely<IdentityTables>;
  provider: () => Promise<Provider>;
  audience: string;
}) {
  const { app, db, provider, audience } = surroundings;

  return {
    /**
     * Asks the provider for an authorization in process, and gives its cookies to the page's own answer. No cookie is
     * handed in: the provider asks who it is even with a session of its own. Gives the id of the interaction.
     */
    async begin(reply: FastifyReply, { pathname, search }: URL): Promise<string> {
      const answer = await app.inject({ method: 'GET', url: `${pathname}${search}` });
      const interaction = answer.cookies.find(({ name }) => name === interactionCookie)?.value;
      if (answer.statusCode !== 303 || interaction === undefined) {
        throw new Error(`The provider answered an authorization request with ${answer.statusCode}.`);
      }
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', cookie);
      return interaction;
    },

    /** Tells the provider who it is. Gives the path at which the browser goes on. */
    async complete(
      interactionId: string,
      request: FastifyRequest,
      reply: FastifyReply,
      person: SignedInPerson,
    ): Promise<string> {
      const open = await provider();
      await leaveFormerSession(open, request, reply);

      const grant = new open.Grant({ accountId: person.accountId, clientId: siteClientId });
      grant.addOIDCScope(siteScope);
      grant.addResourceScope(audience, siteScope);
      const grantId = await grant.save();
      await db
        .insertInto('signInDetails')
        .values({
          grantId,
          kind: person.kind,
          redirectUrl: person.redirectUrl ?? null,
          connection: person.connection ?? null,
          sessionEpoch: person.sessionEpoch,
          provedAt: person.provedAt ?? null,
          secondFactorAt: person.secondFactorAt ?? null,
          expiresAt: new Date(Date.now() + daySeconds * 1000),
        })
        .execute();
      const amr = person.amr === undefined ? person.secondFactorAt && ['mfa'] : [...person.amr];
      const interaction = await open.Interaction.find(interactionId);
      if (interaction === undefined) throw new Error('The interaction that was just begun is gone.');
      interaction.result = {
        login: { accountId: person.accountId, remember: true, ...(amr && { amr }) },
        consent: { grantId },
      };
      await interaction.persist();
      return new URL(interaction.returnTo).pathname;
    },
  };
}

export type Interactions = ReturnType<typeof createInteractions>;

/** Signing in to another account over an open provider session would stop at a page that asks to sign out first. */
async function leaveFormerSession(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  const former = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (former.accountId !== undefined) await former.destroy();
}
