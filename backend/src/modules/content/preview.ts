import { Type, type FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { ownPath } from '../../http/own-path.ts';
import type { View } from './content.ts';

export interface PreviewOptions {
  /** What signed links are signed with. Unset, there are none. */
  secret: string | undefined;
  /** Cookies travel over https alone. */
  secure: boolean;
}

export interface Preview {
  /** What the visitor of a request is shown. */
  viewOf: (request: FastifyRequest) => Promise<View>;
  /** Takes signed links at `/content/preview`, and leads out of the preview at `/content/preview/leave`. */
  routes: FastifyPluginCallbackTypebox;
}

const cookieName = 'contentPreview';
const anHourInSeconds = 60 * 60;
/** The longest that a link may have left when it is opened. */
const longestLinkInSeconds = 7 * 24 * anHourInSeconds;
/** What a token is for: a link opens a preview, the cookie goes on with it. Neither can stand in for the other. */
const audiences = { link: 'content-preview-link', cookie: 'content-preview' } as const;
const algorithm = 'HS256';

/** Shows drafts to the one visitor who opened a signed link, for an hour. */
export function createPreview({ secret, secure }: PreviewOptions): Preview {
  const key = secret === undefined ? undefined : new TextEncoder().encode(secret);
  const cookieOptions = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;

  async function claimsOf(token: string | undefined, audience: string) {
    if (key === undefined || token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, key, {
        audience,
        algorithms: [algorithm],
        requiredClaims: ['exp'],
      });
      return payload;
    } catch {
      return undefined;
    }
  }

  return {
    viewOf: async ({ cookies }) =>
      (await claimsOf(cookies[cookieName], audiences.cookie)) === undefined ? 'published' : 'drafts',

    routes(app, _options, done) {
      if (key === undefined) {
        done();
        return;
      }
      app.get(
        '/content/preview',
        {
          schema: {
            hide: true,
            querystring: Type.Object({ token: Type.Optional(Type.String({ maxLength: 4096 })) }),
          },
        },
        async ({ query }, reply) => {
          const claims = await claimsOf(query.token, audiences.link);
          if (claims === undefined || isTooFarOff(claims.exp)) {
            reply.callNotFound();
            return reply;
          }
          const token = await new SignJWT()
            .setProtectedHeader({ alg: algorithm })
            .setAudience(audiences.cookie)
            .setExpirationTime(`${anHourInSeconds}s`)
            .sign(key);
          reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: anHourInSeconds });
          return reply.redirect(ownPath(typeof claims.path === 'string' ? claims.path : undefined), 302);
        },
      );

      app.post(
        '/content/preview/leave',
        { schema: { hide: true, body: Type.Object({ path: Type.String() }) } },
        async ({ body }, reply) => {
          reply.clearCookie(cookieName, cookieOptions);
          return reply.redirect(ownPath(body.path), 303);
        },
      );
      done();
    },
  };
}

/** A link that is good for years would open drafts to anyone who finds it. */
function isTooFarOff(expiry = 0): boolean {
  return expiry > Date.now() / 1_000 + longestLinkInSeconds;
}
