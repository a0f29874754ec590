import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { languagePrefix, languages } from '../../../domain/languages.ts';
import { carriedFrom, isEmpty } from './sign-in-params.ts';
import type { Credentials } from './credentials.ts';
import type { OpeningOutcome } from './facts.ts';
import { LoginForm, RegisterForm } from './forms.ts';
import { postedLogin, postedRegistration, type PostedForm } from './posted-forms.ts';
import { refusalOf } from './refusals.ts';
import type { SignInPages } from './sign-in-pages.ts';
import type { SignInStart } from './sign-in-start.ts';
import { queryOf, type FormPage, type Visit } from './visit.ts';

/** What the posted forms need beside the pages. */
export interface SignInPosts extends SignInPages {
  credentials: Credentials;
}

const largestForm = 16 * 1024;

const response = {
  200: Type.Object({ data: Type.Object({ attributes: Type.Object({ next: Type.String() }) }) }),
  303: Type.Null(),
  401: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
  503: ApiErrors,
};

/** The login and the register form, as somebody sends them: natively, or by a script that asks for JSON. */
export function signInPosts(app: FastifyInstance, posts: SignInPosts) {
  for (const language of languages) {
    const prefix = languagePrefix(language);
    const hide = language !== 'en';

    app.post<{ Body: LoginForm }>(
      `${prefix}/login`,
      { bodyLimit: largestForm, schema: { hide, response, body: LoginForm } },
      (request, reply) => {
        const form = postedLogin(request.body, request.ip, posts.credentials);
        return answer({ request, reply, language }, form, posts);
      },
    );

    app.post<{ Body: RegisterForm }>(
      `${prefix}/register`,
      { bodyLimit: largestForm, schema: { hide, response, body: RegisterForm } },
      (request, reply) => {
        const form = postedRegistration(asMeant(request), request.ip, language, posts.credentials);
        return answer({ request, reply, language }, form, posts);
      },
    );
  }
}

/** A script asks about a misspelt address by itself while it is typed: what it sends is meant. */
function asMeant(request: FastifyRequest<{ Body: RegisterForm }>): RegisterForm {
  const { email } = request.body;
  return wantsJson(request) && email !== undefined
    ? { ...request.body, suggestionSeen: email }
    : request.body;
}

async function answer(visit: Visit, form: PostedForm, posts: SignInPosts) {
  const { request, reply, language } = visit;
  const { interactions, transactions } = posts;
  const interaction = await interactions?.current(request, reply);
  const transaction = interaction && (await transactions.find(request, interaction.state));
  if (interactions === undefined || transaction === undefined) return startAgain(visit, form, posts);
  if (form.attempt === undefined) return refuse(visit, form.refused({ status: 'ready' }), posts);

  const attempt = await form.attempt();
  if (!attempt.ok) return refuse(visit, attempt.page, posts);

  const named = carriedFrom(queryOf(request));
  const carried = isEmpty(named) ? transaction.carried : named;
  await transactions.update(transaction.state, { language, carried });
  const next = await interactions.complete(request, reply, {
    accountId: attempt.account.id,
    kind: attempt.kind,
    redirectUrl: interaction?.redirectUrl,
  });
  return goOn(visit, next);
}

/** Shows the form as it was sent, with a new sign-in under it: pressing once more works. */
async function startAgain(visit: Visit, form: PostedForm, posts: SignInPosts) {
  const start = await posts.start(visit);
  if (start.kind === 'elsewhere') return goOn(visit, start.url);
  return refuse(visit, form.refused(afterStart(start)), posts);
}

function afterStart(start: Exclude<SignInStart, { kind: 'elsewhere' }>): OpeningOutcome {
  switch (start.kind) {
    case 'here':
      return { status: 'expired' };
    case 'tooMany':
      return { status: 'tooManyAttempts', minutes: start.minutes };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}

function goOn({ request, reply }: Visit, next: string) {
  void reply.header('cache-control', 'no-store');
  return wantsJson(request) ? reply.send({ data: { attributes: { next } } }) : reply.redirect(next, 303);
}

function refuse({ request, reply, language }: Visit, page: FormPage, { drawPage }: SignInPosts) {
  const { statusCode, body } = refusalOf(page.facts);
  if (page.facts.status === 'tooManyAttempts') void reply.header('retry-after', page.facts.minutes * 60);
  if (!wantsJson(request)) return drawPage(request, reply, { ...page, language, statusCode });
  return reply.code(statusCode).header('cache-control', 'no-store').send(body);
}

function wantsJson({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
