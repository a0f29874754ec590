import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../api-errors.ts';
import { languagePrefix, languages, type Language } from '../../languages.ts';
import { carriedFrom, isEmpty, SignInQuery } from './carried.ts';
import type { Credentials, Recognised } from './credentials.ts';
import type { LoginOutcome, RegisterOutcome } from './facts.ts';
import { LoginForm, readLogin, readRegistration, RegisterForm } from './forms.ts';
import type { Interaction, Interactions } from './interactions.ts';
import { refusalOf } from './refusals.ts';
import { carriedBy, startFrom, type FormPage, type SignInPages, type SignInRequest } from './sign-in-pages.ts';
import type { SignInKind } from './tables.ts';
import { addressOf } from './throttle.ts';
import type { SignInTransaction } from './transactions.ts';

/** What the posted forms need beside the pages. */
export interface SignInPosts extends SignInPages {
  credentials: Credentials;
}

const largestForm = 16 * 1024;

const schema = {
  querystring: SignInQuery,
  response: {
    200: Type.Object({ data: Type.Object({ attributes: Type.Object({ next: Type.String() }) }) }),
    303: Type.Null(),
    401: ApiErrors,
    409: ApiErrors,
    422: ApiErrors,
    429: ApiErrors,
    503: ApiErrors,
  },
};

/** The login and the register form, as somebody sends them: natively, or by a script that asks for JSON. */
export async function signInPosts(app: FastifyInstance, posts: SignInPosts) {
  for (const language of languages) {
    const prefix = languagePrefix(language);
    const hide = language !== 'en';

    app.post<{ Querystring: SignInQuery; Body: LoginForm }>(
      `${prefix}/login`,
      { bodyLimit: largestForm, schema: { ...schema, hide, body: LoginForm } },
      (request, reply) => answer(request, reply, posts, loginFrom(request.body, language, request.ip, posts)),
    );

    app.post<{ Querystring: SignInQuery; Body: RegisterForm }>(
      `${prefix}/register`,
      { bodyLimit: largestForm, schema: { ...schema, hide, body: RegisterForm } },
      (request, reply) => answer(request, reply, posts, registrationFrom(request.body, language, request.ip, posts)),
    );
  }
}

/** One form: how its screen looks when it is refused, and the attempt it makes where nothing is wrong with it. */
interface PostedForm {
  kind: SignInKind;
  language: Language;
  refused: (status: 'ready' | 'expired' | 'unavailable') => FormPage;
  attempt: (() => Promise<Recognised | { ok: false; page: FormPage }>) | undefined;
}

function loginFrom(body: LoginForm, language: Language, ip: string, { credentials }: SignInPosts): PostedForm {
  const { content, complete } = readLogin(body);
  const page = (outcome: LoginOutcome): FormPage => ({ route: 'login', facts: { ...outcome, ...content } });
  const attempt = async ({ emailNormalised, password }: NonNullable<typeof complete>) => {
    const attempted = await credentials.login(emailNormalised, password, addressOf(ip));
    return attempted.ok ? attempted : { ok: false as const, page: page(attempted.outcome) };
  };
  return {
    kind: 'login',
    language,
    refused: (status) => page({ status }),
    attempt: complete && (() => attempt(complete)),
  };
}

function registrationFrom(
  body: RegisterForm,
  language: Language,
  ip: string,
  { credentials }: SignInPosts,
): PostedForm {
  const { content, complete } = readRegistration(body);
  const page = (outcome: RegisterOutcome): FormPage => ({ route: 'register', facts: { ...outcome, ...content } });
  const attempt = async (newcomer: NonNullable<typeof complete>) => {
    const attempted = await credentials.register(newcomer, language, addressOf(ip));
    return attempted.ok ? attempted : { ok: false as const, page: page(attempted.outcome) };
  };
  return {
    kind: 'register',
    language,
    refused: (status) => page({ status }),
    attempt: complete && (() => attempt(complete)),
  };
}

async function answer(request: SignInRequest, reply: FastifyReply, posts: SignInPosts, form: PostedForm) {
  const underWay = await signInUnderWay(request, reply, posts);
  if (underWay === undefined) return startAgain(request, reply, posts, form);
  if (form.attempt === undefined) return refuse(request, reply, posts, form, form.refused('ready'));

  const attempt = await form.attempt();
  if (!attempt.ok) return refuse(request, reply, posts, form, attempt.page);

  const { interactions, interaction, transaction } = underWay;
  const named = carriedFrom(request.query);
  await posts.transactions.update(transaction.state, {
    kind: attempt.kind,
    language: form.language,
    carried: isEmpty(named) ? transaction.carried : named,
  });
  const next = await interactions.complete(request, reply, {
    accountId: attempt.account.id,
    kind: attempt.kind,
    redirectUrl: interaction.redirectUrl,
  });
  return goOn(request, reply, next);
}

interface UnderWay {
  interactions: Interactions;
  interaction: Interaction;
  transaction: SignInTransaction;
}

/** The sign-in that this browser began and the provider still waits for. */
async function signInUnderWay(
  request: SignInRequest,
  reply: FastifyReply,
  { interactions, transactions }: SignInPosts,
): Promise<UnderWay | undefined> {
  const interaction = await interactions?.current(request, reply);
  const transaction = interaction && (await transactions.find(request, interaction.state));
  if (interactions === undefined || interaction === undefined || transaction === undefined) return undefined;
  return { interactions, interaction, transaction };
}

/** Shows the form as it was sent, with a new sign-in under it: pressing once more works. */
async function startAgain(request: SignInRequest, reply: FastifyReply, posts: SignInPosts, form: PostedForm) {
  const carried = await carriedBy(request, reply, posts);
  const start = await startFrom(request, reply, form.kind, form.language, carried, posts);
  if (start.kind === 'elsewhere') return goOn(request, reply, start.url);
  return refuse(request, reply, posts, form, form.refused(start.kind === 'here' ? 'expired' : 'unavailable'));
}

function goOn(request: SignInRequest, reply: FastifyReply, next: string) {
  void reply.header('cache-control', 'no-store');
  return wantsJson(request) ? reply.send({ data: { attributes: { next } } }) : reply.redirect(next, 303);
}

function refuse(
  request: SignInRequest,
  reply: FastifyReply,
  { drawPage }: SignInPosts,
  { language }: PostedForm,
  page: FormPage,
) {
  const { statusCode, body } = refusalOf(page.facts);
  if (page.facts.status === 'tooManyAttempts') void reply.header('retry-after', page.facts.minutes * 60);
  if (!wantsJson(request)) return drawPage(request, reply, { ...page, language, statusCode });
  return reply.code(statusCode).header('cache-control', 'no-store').send(body);
}

function wantsJson({ headers }: SignInRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
