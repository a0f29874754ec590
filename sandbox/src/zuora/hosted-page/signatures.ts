import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { PageSignature, ZuoraState } from '../model.ts';
import { failure, refuse } from '../reasons.ts';
import type { Zuora } from '../zuora.ts';

const lifetimeMs = 30 * 60 * 1000;
const tenantId = '10000';

/** The public key handed out with each signature; the sandbox encrypts nothing with it. */
const publicKey = 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsandboxsandboxsandbox';

const SignatureRequest = Type.Object({
  uri: Type.String(),
  method: Type.String(),
  pageId: Type.String({ minLength: 1, maxLength: 64 }),
  field_passthrough1: Type.Optional(Type.String({ maxLength: 255 })),
});
type SignatureRequest = Static<typeof SignatureRequest>;

/** What the page's address claims. */
export interface PageClaims {
  id: string;
  tenantId: string;
  token: string;
  signature: string;
  key: string;
  host?: string;
  field_passthrough1?: string;
}

/** `POST /v1/rsa-signatures`: leave to show the payment page once. */
export function registerSignatures(app: FastifyInstance, { state, siteOrigin }: Zuora): void {
  app.post<{ Body: SignatureRequest }>(
    '/v1/rsa-signatures',
    { schema: { body: SignatureRequest } },
    ({ body }) => {
      if (body.method !== 'POST' || !body.uri.endsWith('/apps/PublicHostedPageLite.do')) {
        return failure(refuse('invalid', 'A signature is for POST to …/apps/PublicHostedPageLite.do.'));
      }
      state.signatures = living(state.signatures);
      const signed: PageSignature = {
        token: randomBytes(24).toString('base64url'),
        signature: randomBytes(96).toString('base64'),
        tenantId,
        pageId: body.pageId,
        origin: siteOrigin,
        expiresAt: Date.now() + lifetimeMs,
        used: false,
        ...(body.field_passthrough1 === undefined ? {} : { passthrough1: body.field_passthrough1 }),
      };
      state.signatures[signed.token] = signed;
      return { success: true, signature: signed.signature, token: signed.token, tenantId, key: publicKey };
    },
  );
}

/** The signature behind a page's address, if it was made for that very page, tenant, host and person, and is unused. */
export function signatureFor(state: ZuoraState, claims: PageClaims): PageSignature | undefined {
  const signed = state.signatures[claims.token];
  const holds =
    signed !== undefined &&
    !signed.used &&
    signed.expiresAt > Date.now() &&
    signed.signature === claims.signature &&
    signed.tenantId === claims.tenantId &&
    signed.pageId === claims.id &&
    claims.key === publicKey &&
    (!claims.host || URL.parse(claims.host)?.origin === signed.origin) &&
    (signed.passthrough1 === undefined || signed.passthrough1 === claims.field_passthrough1);
  return holds ? signed : undefined;
}

function living(signatures: ZuoraState['signatures']): ZuoraState['signatures'] {
  return Object.fromEntries(Object.entries(signatures).filter(([, { expiresAt }]) => expiresAt > Date.now()));
}
