import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import { sendPage } from '../page/page.ts';
import { agreement, agreementProblem, postBack } from './agreement-page.ts';
import type { Dialect } from './dialect.ts';
import { misbehave } from './faults.ts';
import type { Authorization, IdentityProvidersState } from './model.ts';
import { notificationRoutes } from './notifications.ts';

/** What a company's routes work with. */
export interface Provider {
  dialect: Dialect;
  clientId: string;
  /** Its address, which is its issuer as well. */
  issuer: string;
  redirectUri: string;
  state: IdentityProvidersState;
  config: SandboxConfig;
  /** How long it takes when it is slow. */
  lateAnswerMs: number;
  save: () => Promise<void>;
}

type Query = Readonly<Record<string, string>>;

const codeLastsMs = 10 * 60_000;
/** How long ago a person signed in who is not asked to sign in again. */
const oldSessionMs = 2 * 60 * 60_000;

/** One company: its page, its tokens, and who its people are. */
export function registerProvider(app: FastifyInstance, provider: Provider): void {
  const { dialect, issuer } = provider;
  const { siteOrigin } = provider.config;
  const { paths } = dialect;
  const signing = signingKeys();

  app.addHook('onRequest', misbehave(provider));
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') await provider.save();
  });

  app.get<{ Querystring: Query }>(paths.authorize, ({ query, headers }, reply) => {
    const problem = problemOf(query, provider);
    if (problem !== undefined) return sendPage(reply.code(400), agreementProblem(dialect, problem));
    return sendPage(reply, agreement(dialect, query, { accepted: headers['accept-language'], siteOrigin }));
  });

  app.post<{ Body: Query | undefined }>(paths.authorize, ({ body = {}, headers }, reply) => {
    const problem = problemOf(body, provider);
    if (problem !== undefined) return sendPage(reply.code(400), agreementProblem(dialect, problem));
    return goBack(answerTo(body, provider), { provider, reply, accepted: headers['accept-language'] });
  });

  app.post<{ Body: Query | undefined }>(paths.token, async ({ body = {}, headers }, reply) => {
    if (!(await dialect.knowsClient({ body, authorization: headers.authorization }))) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const authorization = takeCode(body, provider);
    if (authorization === undefined) return reply.code(400).send({ error: 'invalid_grant' });
    return tokensFor(authorization, provider, await signing());
  });

  const { notifications } = dialect;
  if (notifications !== undefined) {
    notificationRoutes(app, {
      clientId: provider.clientId,
      siteAddress: `${siteOrigin}${notifications}`,
      sign: async (claims) => (await signing()).sign(claims, issuer),
    });
  }

  const { keys, profile } = paths;
  if (keys !== undefined) app.get(keys, async () => ({ keys: [(await signing()).publicKey] }));
  if (profile !== undefined) {
    app.get(profile, (request, reply) => answerProfile(request, reply, provider));
  }
  if (dialect.metadata !== undefined) {
    app.get('/.well-known/openid-configuration', () => ({
      issuer,
      authorization_endpoint: `${issuer}${paths.authorize}`,
      token_endpoint: `${issuer}${paths.token}`,
      ...(profile !== undefined && { userinfo_endpoint: `${issuer}${profile}` }),
      ...(keys !== undefined && { jwks_uri: `${issuer}${keys}` }),
      ...dialect.metadata,
    }));
  }
}

/** Why a request for an authorization is refused on the company's own page. */
function problemOf(query: Query, { clientId, redirectUri, dialect }: Provider): string | undefined {
  if (query.client_id !== clientId) return 'The client is not known.';
  if (query.redirect_uri !== redirectUri) return 'The redirect address is not the registered one.';
  if (query.response_type !== 'code') return 'Only response_type=code is answered.';
  const modes = { formPost: 'form_post', query: 'query' };
  const mode = modes[dialect.answersBy];
  if ((query.response_mode ?? 'query') !== mode) return `response_mode must be ${mode}.`;
  if (query.code_challenge !== undefined && query.code_challenge_method !== 'S256') {
    return 'code_challenge_method must be S256.';
  }
  return undefined;
}

/** What the company answers to the site: a code, or that the person did not agree. */
function answerTo(body: Query, { dialect, state, clientId, redirectUri }: Provider): Query {
  const { name } = dialect;
  const person = dialect.people.find(({ subject }) => subject === body.person);
  const replayed = state.faults[name] === 'replayedState' ? state.last[name] : undefined;
  const given = { state: replayed?.state ?? body.state ?? '' };
  if (body.answer !== 'agree' || person === undefined) return { ...dialect.refusal, ...given };

  const agreedBefore = `${name} ${person.subject}`;
  const nonce = state.faults[name] === 'replayedNonce' ? state.last[name]?.nonce : body.nonce;
  const authorization: Authorization = {
    provider: name,
    clientId,
    redirectUri,
    subject: person.subject,
    scope: body.scope ?? '',
    ...(nonce !== undefined && { nonce }),
    ...(body.code_challenge !== undefined && { codeChallenge: body.code_challenge }),
    first: !state.agreed.includes(agreedBefore),
    agreedAt: Date.now(),
    authenticatedAt: Date.now() - (state.faults[name] === 'oldSession' ? oldSessionMs : 0),
    used: false,
  };
  const code = randomBytes(16).toString('hex');
  state.codes[code] = authorization;
  if (authorization.first) state.agreed.push(agreedBefore);
  state.last[name] = { state: body.state ?? '', ...(body.nonce !== undefined && { nonce: body.nonce }) };
  return { code, ...dialect.beside?.(authorization, person), ...given };
}

function goBack(
  answer: Query,
  { provider, reply, accepted }: { provider: Provider; reply: FastifyReply; accepted: string | undefined },
): FastifyReply {
  const { dialect, redirectUri, config } = provider;
  if (dialect.answersBy === 'formPost') {
    return sendPage(
      reply,
      postBack(dialect, { answer, redirectUri, accepted, siteOrigin: config.siteOrigin }),
    );
  }
  const back = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
  return reply.redirect(back.href, 303);
}

/** A code serves once, for the client and the redirect address that it was made for, with the right verifier. */
function takeCode(body: Query, { dialect, state }: Provider): Authorization | undefined {
  const { code = '', code_verifier: verifier } = body;
  const authorization = state.codes[code];
  if (authorization?.provider !== dialect.name || authorization.used) return undefined;
  if (body.grant_type !== 'authorization_code') return undefined;
  authorization.used = true;
  const challenge =
    verifier === undefined ? undefined : createHash('sha256').update(verifier).digest('base64url');
  const holds =
    authorization.redirectUri === body.redirect_uri &&
    authorization.codeChallenge === challenge &&
    Date.now() < authorization.agreedAt + codeLastsMs;
  return holds ? authorization : undefined;
}

interface Signing {
  publicKey: JWK;
  sign: (claims: Readonly<Record<string, unknown>>, issuer: string) => Promise<string>;
}

/** The keys of a company, made when they are first needed. */
function signingKeys(): () => Promise<Signing> {
  const kid = randomBytes(8).toString('hex');
  let signing: Promise<Signing> | undefined;
  return () => (signing ??= makeSigning(kid));
}

async function makeSigning(kid: string): Promise<Signing> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims, issuer) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime('10 minutes')
        .sign(privateKey),
  };
}

async function tokensFor(
  authorization: Authorization,
  { dialect, state, issuer }: Provider,
  { sign }: Signing,
): Promise<object> {
  const { subject, scope, clientId } = authorization;
  const person = dialect.people.find((one) => one.subject === subject);
  const accessToken = randomBytes(24).toString('base64url');
  state.accessTokens[accessToken] = { provider: dialect.name, subject, scope };
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 3600,
    scope,
    ...(person !== undefined &&
      dialect.claims !== undefined && {
        id_token: await sign(
          { sub: subject, aud: clientId, ...dialect.claims(authorization, person) },
          issuer,
        ),
      }),
    ...dialect.withTokens,
  };
}

function answerProfile(request: FastifyRequest, reply: FastifyReply, { dialect, state }: Provider) {
  const [, bearer = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const token = state.accessTokens[bearer];
  const person = dialect.people.find(({ subject }) => subject === token?.subject);
  if (token?.provider !== dialect.name || person === undefined) {
    return reply.code(401).send({ error: { message: 'The access token is not valid.' } });
  }
  return reply.send(dialect.profile?.(person, token.scope));
}
