import type { FastifyInstance } from 'fastify';
import { languagePrefix, languages } from '../../../domain/languages.ts';
import { wishesOf } from './arrival.ts';
import { addressOf, destinationOf } from './destination.ts';
import type { LoginFacts, OpeningOutcome, RegisterFacts } from './facts.ts';
import type { DrawPage, IdentityScreen } from '../ports.ts';
import type { Session, SessionOf } from '../session/sessions.ts';
import { carriedBy, type SignInStart, type StartParts, type StartSignIn } from './sign-in-start.ts';
import { queryOf, type Visit } from './visit.ts';

/** What the sign-in pages are made of. */
export interface SignInPages extends Omit<StartParts, 'client' | 'throttle'> {
  start: StartSignIn;
  sessionOf: SessionOf;
  drawPage: DrawPage;
}

/** A page's screen with nothing typed into it yet. */
type BlankScreen = (outcome: OpeningOutcome, query: URLSearchParams) => IdentityScreen;

const login = (outcome: OpeningOutcome): LoginFacts => ({
  ...outcome,
  values: { email: '' },
  problems: {},
});
const signUp = (outcome: OpeningOutcome): RegisterFacts => ({
  ...outcome,
  values: { fullname: '', email: '', marketingEmails: false },
  problems: {},
});

const blankScreens: Record<string, BlankScreen> = {
  '/login': (outcome) => ({ route: 'login', facts: login(outcome) }),
  '/register': (outcome) => ({ route: 'register', facts: signUp(outcome) }),
  '/login-pages': (outcome, query) => ({
    route: 'signUpOrLogin',
    facts: {
      view: query.get('view') === 'login' ? 'login' : 'signup',
      login: login(outcome),
      signUp: signUp(outcome),
    },
  }),
};

/** The login page, the register page and the one with both forms, in every language, as somebody opens them. */
export function signInPages(app: FastifyInstance, pages: SignInPages) {
  for (const language of languages) {
    for (const [path, blank] of Object.entries(blankScreens)) {
      app.get(`${languagePrefix(language)}${path}`, { schema: { hide: true } }, (request, reply) =>
        open({ request, reply, language }, blank, pages),
      );
    }
  }
}

async function open(visit: Visit, blank: BlankScreen, pages: SignInPages) {
  const { request, reply, language } = visit;
  const preferred = languages.find((known) => known === request.cookies.language);
  if (language === 'en' && preferred !== undefined && preferred !== 'en') {
    return reply.redirect(`${languagePrefix(preferred)}${request.url}`, 302);
  }
  const session = await pages.sessionOf(request);
  if (session !== undefined) return goOnAs(session, visit, pages);

  const start = await pages.start(visit);
  if (start.kind === 'elsewhere') return reply.redirect(start.url, 302);
  const { statusCode, ...outcome } = openingOf(start);
  if (outcome.status === 'tooManyAttempts') void reply.header('retry-after', outcome.minutes * 60);
  return pages.drawPage(request, reply, { ...blank(outcome, queryOf(request)), language, statusCode });
}

function openingOf(
  start: Exclude<SignInStart, { kind: 'elsewhere' }>,
): OpeningOutcome & { statusCode: number } {
  switch (start.kind) {
    case 'here':
      return { status: 'ready', statusCode: 200 };
    case 'tooMany':
      return { status: 'tooManyAttempts', minutes: start.minutes, statusCode: 429 };
    case 'unavailable':
      return { status: 'unavailable', statusCode: 503 };
  }
}

/** Whoever is signed in already goes where a login would have led. */
async function goOnAs(session: Session, visit: Visit, pages: SignInPages) {
  const wishes = wishesOf(await carriedBy(visit, pages));
  const { language, reply } = visit;
  const destination = destinationOf(
    { ...wishes, kind: 'login', language, profile: session, redirectClaim: undefined },
    pages.rules,
  );
  return reply.redirect(addressOf(destination), 302);
}
