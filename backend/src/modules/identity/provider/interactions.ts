import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { errors, type default as Provider } from 'oidc-provider';
import { siteClientId, siteScope } from './provider.ts';
import type { IdentityTables, SignInKind } from '../tables.ts';

/** An authorization that waits for the visitor to sign in. */
export interface Interaction {
  /** The sign-in that it belongs to. */
  state: string;
  redirectUrl: string | undefined;
}

const daySeconds = 24 * 60 * 60;

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
     * Asks the provider for an authorization in process and gives its cookies to the page's own answer, so that the
     * page needs no redirect. No cookie is handed in: the visitor is asked to sign in even with a provider session.
     */
    async begin(reply: FastifyReply, { pathname, search }: URL): Promise<{ ok: boolean }> {
      const answer = await app.inject({ method: 'GET', url: `${pathname}${search}` });
      const cookies = [answer.headers['set-cookie'] ?? []].flat();
      if (answer.statusCode !== 303 || cookies.length === 0) return { ok: false };
      reply.header('set-cookie', cookies);
      return { ok: true };
    },

    /** The interaction that this browser's cookie names, unless it ran out or never was. */
    async current(request: FastifyRequest, reply: FastifyReply): Promise<Interaction | undefined> {
      const details = await detailsOf(await provider(), request, reply);
      if (typeof details?.params.state !== 'string') return undefined;
      const redirectUrl = details.params.redirect_url;
      return {
        state: details.params.state,
        redirectUrl: typeof redirectUrl === 'string' ? redirectUrl : undefined,
      };
    },

    /** Tells the provider who it is. Gives the path at which the browser goes on. */
    async complete(
      request: FastifyRequest,
      reply: FastifyReply,
      person: { accountId: string; kind: SignInKind; redirectUrl: string | undefined },
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
          expiresAt: new Date(Date.now() + daySeconds * 1000),
        })
        .execute();
      const next = await open.interactionResult(request.raw, reply.raw, {
        login: { accountId: person.accountId, remember: true },
        consent: { grantId },
      });
      return new URL(next).pathname;
    },
  };
}

export type Interactions = ReturnType<typeof createInteractions>;

async function detailsOf(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Signing in to another account over an open provider session would stop at a page that asks to sign out first. */
async function leaveFormerSession(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  const former = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  if (former.accountId !== undefined) await former.destroy();
}
