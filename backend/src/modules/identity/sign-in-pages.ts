import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, languages, type Language } from '../../languages.ts';
import { wishesOf } from './arrival.ts';
import { broughtAlong } from './brought-along.ts';
import { SignInQuery, type Carried } from './carried.ts';
import { deepLink, destinationOf, type DestinationRules } from './destination.ts';
import type { LoginFacts, RegisterFacts } from './facts.ts';
import type { Interactions } from './interactions.ts';
import type { DrawPage } from './ports.ts';
import type { SessionOf } from './sessions.ts';
import type { StartSignIn } from './sign-in-start.ts';
import type { SignInKind } from './tables.ts';
import type { Transactions } from './transactions.ts';

/** What both sign-in pages are made of. */
export interface SignInPages {
  start: StartSignIn;
  interactions: Interactions | undefined;
  transactions: Transactions;
  sessionOf: SessionOf;
  drawPage: DrawPage;
  rules: DestinationRules;
}

export type SignInRequest = FastifyRequest<{ Querystring: SignInQuery }>;

/** The login and the register page, in every language, as somebody opens them. */
export async function signInPages(app: FastifyInstance, pages: SignInPages) {
  for (const language of languages) {
    for (const kind of ['login', 'register'] as const) {
      app.get<{ Querystring: SignInQuery }>(
        `${languagePrefix(language)}/${kind}`,
        { schema: { hide: true, querystring: SignInQuery } },
        (request, reply) => open(request, reply, kind, language, pages),
      );
    }
  }
}

async function open(
  request: SignInRequest,
  reply: FastifyReply,
  kind: SignInKind,
  language: Language,
  pages: SignInPages,
) {
  const preferred = languages.find((known) => known === request.cookies['language']);
  if (language === 'en' && preferred !== undefined && preferred !== 'en') {
    return reply.redirect(`${languagePrefix(preferred)}${request.url}`, 302);
  }
  const carried = await carriedBy(request, reply, pages);
  const session = await pages.sessionOf(request);
  if (session !== undefined) {
    const destination = destinationOf(
      { ...wishesOf(carried), kind: 'login', language, profile: session, redirectClaim: undefined },
      pages.rules,
    );
    return reply.redirect(addressOf(destination), 302);
  }

  const blank = blankForm[kind];
  const start = await startFrom(request, reply, kind, language, carried, pages);
  if (start.kind === 'elsewhere') return reply.redirect(start.url, 302);
  if (start.kind === 'here') return pages.drawPage(request, reply, { ...blank, language });
  return pages.drawPage(request, reply, { ...unavailableForm[kind], language, statusCode: 503 });
}

/** Begins a sign-in with all that the request brings along. */
export function startFrom(
  request: SignInRequest,
  reply: FastifyReply,
  kind: SignInKind,
  language: Language,
  carried: Carried,
  { start, rules }: Pick<SignInPages, 'start' | 'rules'>,
) {
  const link = request.query.redirectUrl === undefined ? undefined : deepLink(request.query.redirectUrl, rules);
  return start(request, reply, { kind, language, carried, redirectUrl: link?.url });
}

/** What the visitor brings along, and what an earlier sign-in page of theirs remembers. */
export function carriedBy(
  request: SignInRequest,
  reply: FastifyReply,
  { interactions, transactions, rules }: Pick<SignInPages, 'interactions' | 'transactions' | 'rules'>,
): Promise<Carried> {
  return broughtAlong(request, rules.siteOrigin, async () => {
    const interaction = await interactions?.current(request, reply);
    return interaction && (await transactions.find(request, interaction.state))?.carried;
  });
}

/** The address of a destination. Whoever is to stay where they are has only the home page to stay at. */
export function addressOf(destination: ReturnType<typeof destinationOf>): string {
  switch (destination.kind) {
    case 'stay':
      return '/';
    case 'internal':
      return destination.path;
    case 'external':
    case 'deepLink':
      return destination.url;
  }
}

const emptyLogin = { values: { email: '' }, problems: {} } as const;
const emptyRegistration = { values: { fullname: '', email: '', marketingEmails: false }, problems: {} } as const;

/** A form's screen in one of its states. */
export type FormPage = { route: 'login'; facts: LoginFacts } | { route: 'register'; facts: RegisterFacts };

const blankForm: Record<SignInKind, FormPage> = {
  login: { route: 'login', facts: { status: 'ready', ...emptyLogin } },
  register: { route: 'register', facts: { status: 'ready', ...emptyRegistration } },
};

const unavailableForm: Record<SignInKind, FormPage> = {
  login: { route: 'login', facts: { status: 'unavailable', ...emptyLogin } },
  register: { route: 'register', facts: { status: 'unavailable', ...emptyRegistration } },
};
