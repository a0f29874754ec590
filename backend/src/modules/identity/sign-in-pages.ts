import type { FastifyInstance } from 'fastify';
import { languagePrefix, languages } from '../../languages.ts';
import { wishesOf } from './arrival.ts';
import { addressOf, destinationOf } from './destination.ts';
import type { DrawPage } from './ports.ts';
import type { SessionOf } from './sessions.ts';
import { carriedBy, type StartParts, type StartSignIn } from './sign-in-start.ts';
import type { SignInKind } from './tables.ts';
import type { FormPage, Visit } from './visit.ts';

/** What both sign-in pages are made of. */
export interface SignInPages extends Omit<StartParts, 'client'> {
  start: StartSignIn;
  sessionOf: SessionOf;
  drawPage: DrawPage;
}

/** The login and the register page, in every language, as somebody opens them. */
export function signInPages(app: FastifyInstance, pages: SignInPages) {
  for (const language of languages) {
    for (const kind of ['login', 'register'] as const) {
      app.get(`${languagePrefix(language)}/${kind}`, { schema: { hide: true } }, (request, reply) =>
        open({ request, reply, kind, language }, pages),
      );
    }
  }
}

async function open(visit: Visit, pages: SignInPages) {
  const { request, reply, language, kind } = visit;
  const preferred = languages.find((known) => known === request.cookies.language);
  if (language === 'en' && preferred !== undefined && preferred !== 'en') {
    return reply.redirect(`${languagePrefix(preferred)}${request.url}`, 302);
  }
  const session = await pages.sessionOf(request);
  if (session !== undefined) {
    const wishes = wishesOf(await carriedBy(visit, pages));
    const arrival = {
      ...wishes,
      kind: 'login' as const,
      language,
      profile: session,
      redirectClaim: undefined,
    };
    return reply.redirect(addressOf(destinationOf(arrival, pages.rules)), 302);
  }
  const start = await pages.start(visit);
  switch (start.kind) {
    case 'elsewhere':
      return reply.redirect(start.url, 302);
    case 'here':
      return pages.drawPage(request, reply, { ...blankForms.ready[kind], language });
    case 'unavailable':
      return pages.drawPage(request, reply, { ...blankForms.unavailable[kind], language, statusCode: 503 });
  }
}

const blankForms = { ready: blankForm('ready'), unavailable: blankForm('unavailable') };

function blankForm(status: 'ready' | 'unavailable'): Record<SignInKind, FormPage> {
  return {
    login: { route: 'login', facts: { status, values: { email: '' }, problems: {} } },
    register: {
      route: 'register',
      facts: { status, values: { fullname: '', email: '', marketingEmails: false }, problems: {} },
    },
  };
}
