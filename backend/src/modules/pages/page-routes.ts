import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsJson } from '../../http/accepted-types.ts';
import { loginBackTo } from '../../http/login-address.ts';
import { signedOut } from '../../http/member.ts';
import type {
  AllPageHandlers,
  FormResult,
  LogInFirst,
  MemberVisit,
  PageForm,
  PageHandler,
  PageToShow,
} from '../../http/page-handler.ts';
import { searchOf } from '../../http/query.ts';
import type { VoucherCookie } from '../../http/voucher-cookie.ts';
import { chosenAddress } from './chosen-language.ts';
import type { DrawPage } from './draw.ts';
import type { OpenSite, RouteName } from '../../site/open-site.ts';

type Language = OpenSite['languages'][number];

export interface PageRoutesOptions {
  site: Pick<OpenSite, 'addressIn' | 'languages' | 'routes'>;
  drawPage: DrawPage;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string; firstName: string } | undefined>;
  /** Removes the cookie of a session that has ended. False where the browser sends none. */
  dropEndedSession: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  handlers: AllPageHandlers;
  voucherCookie: Pick<VoucherCookie, 'keepFromAddress'>;
}

/** What the route needs of a page's entry in the site. */
interface Entry {
  path: string;
  access: 'anyone' | 'signedIn';
  addressable?: boolean;
}

/** One page in one language. Its path may hold a parameter, `/invoices/:number`, and with it its address. */
interface Page {
  path: string;
  access: 'anyone' | 'signedIn';
  language: Language;
  address: string;
  handler: PageHandler<MemberVisit>;
}

const largestForm = 16 * 1024;
const hidden = { schema: { hide: true } };

/** Registers GET and POST of every page at its address in each language. */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions) {
  const { site, handlers } = options;
  for (const name of Object.keys(site.routes) as RouteName[]) {
    const { path, access, addressable = true }: Entry = site.routes[name];
    if (!addressable) continue;
    const handler = handlers[name] ?? staticPage(name);
    for (const language of site.languages) {
      const page = { path, access, language, address: site.addressIn(language, path), handler };
      registerPage(app, page, options);
      registerForm(app, page, options);
      refuseOtherMethods(app, page);
      dropTrailingSlash(app, page);
    }
  }
}

/** A page that is the same for all visitors. */
function staticPage(route: RouteName): PageHandler {
  // `AllPageHandlers` holds a handler for each page that has facts.
  const page = { route } as Extract<PageToShow, { facts?: undefined }>;
  return { show: () => Promise.resolve(page) };
}

/** GET: the page, in the language chosen before. Signed-out visitors are redirected to log in, and come back. */
function registerPage(app: FastifyInstance, page: Page, options: PageRoutesOptions) {
  const { site, voucherCookie } = options;
  const { userIdOf, draw } = forVisitors(options);
  const { access, language, handler } = page;

  app.get(page.address, hidden, async (request, reply) => {
    const path = filledIn(page.path, request);
    const address = filledIn(page.address, request);
    const chosen =
      handler.keepsLanguage === true ? undefined : chosenAddress(request, { path, language, site });
    if (chosen !== undefined) return reply.redirect(chosen, 302);
    await voucherCookie.keepFromAddress(request, reply);
    const userId = access === 'signedIn' ? await userIdOf(request) : '';
    if (userId === undefined) {
      const instead = await handler.beforeLogin?.({ request, reply, language, address });
      if (instead !== undefined) return draw(request, reply, instead, language);
      return askToLogIn(request, reply, language, options);
    }
    const result = await handler.show({ request, reply, language, address, userId });
    if ('logInFirst' in result) return askToLogIn(request, reply, language, options);
    if ('redirectTo' in result) return reply.redirect(result.redirectTo, 302);
    return draw(request, reply, result, language);
  });
}

/** POST: the page's form, natively or by a script that asks for JSON. Access is checked before the body is read. */
function registerForm(app: FastifyInstance, page: Page, options: PageRoutesOptions) {
  const { userIdOf, draw } = forVisitors(options);
  const { access, language, address, handler } = page;
  const { form } = handler;
  if (form === undefined) return;

  app.post(
    address,
    {
      bodyLimit: largestForm,
      schema: schemaOf(form, language),
      onRequest: async (request, reply) => {
        if (access === 'anyone' || (await userIdOf(request)) !== undefined) return;
        await refuseSignedOut(request, reply, language);
      },
    },
    async (request, reply) => {
      // The session may have ended while the body was read.
      const userId = access === 'signedIn' ? await userIdOf(request) : '';
      if (userId === undefined) return refuseSignedOut(request, reply, language);
      const visit = { request, reply, language, address: filledIn(address, request), userId };
      const result = await form.submit(visit);
      if ('logInFirst' in result) return refuseSignedOut(request, reply, language);
      if (wantsJson(request)) return sendJson(reply, result);
      if ('redirectTo' in result) return reply.redirect(result.redirectTo, 303);
      return draw(request, reply, result.page, language);
    },
  );
}

function forVisitors({ drawPage, sessionOf }: PageRoutesOptions) {
  return {
    userIdOf: async (request: FastifyRequest) => (await sessionOf(request))?.userId,
    draw: async (request: FastifyRequest, reply: FastifyReply, page: PageToShow, language: Language) =>
      drawPage(request, reply, { page, language, session: await sessionOf(request) }),
  };
}

async function askToLogIn(
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  { dropEndedSession }: PageRoutesOptions,
) {
  const reason = (await dropEndedSession(request, reply)) ? 'sessionEnded' : undefined;
  return reply.redirect(loginBackTo(request.url, language, reason), 302);
}

function refuseSignedOut(request: FastifyRequest, reply: FastifyReply, language: Language) {
  if (wantsJson(request)) return reply.code(401).send(signedOut);
  // A form of a page for members was opened with a session.
  return reply.redirect(loginBackTo(request.url, language, 'sessionEnded'), 303);
}

function schemaOf({ body, operation }: PageForm<MemberVisit>, language: Language) {
  if (operation === undefined) return { hide: true, body };
  const { responses: response, ...description } = operation;
  // The same form in another language is the same operation.
  return { hide: language !== 'en', ...description, body, response };
}

function sendJson(reply: FastifyReply, result: Exclude<FormResult, LogInFirst>) {
  if ('redirectTo' in result) return reply.send({ data: { attributes: { next: result.redirectTo } } });
  const { statusCode = 200, retryAfterMinutes } = result.page;
  void reply.code(statusCode);
  if (retryAfterMinutes !== undefined) void reply.header('retry-after', retryAfterMinutes * 60);
  return reply.send(
    'errors' in result ? { errors: result.errors } : { data: { attributes: result.attributes } },
  );
}

function refuseOtherMethods(app: FastifyInstance, { address, handler }: Page) {
  const takesForm = handler.form !== undefined;
  const method = takesForm ? ['PUT', 'PATCH', 'DELETE'] : ['POST', 'PUT', 'PATCH', 'DELETE'];
  const allow = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
  app.route({
    method,
    url: address,
    ...hidden,
    // Before the body is read: it is of no use.
    onRequest: (_request, reply, done) => {
      void reply.header('allow', allow);
      done(Object.assign(new Error(`This page takes ${allow}.`), notAllowed));
    },
    handler: () => undefined,
  });
}

/** `/plans/` is `/plans`, so that a page has one address. */
function dropTrailingSlash(app: FastifyInstance, { address }: Page) {
  if (address === '/') return;
  app.get(`${address}/`, hidden, (request, reply) =>
    reply.redirect(filledIn(address, request) + searchOf(request.url), 301),
  );
}

/** An address with what the request has in place of its parameters. */
function filledIn(address: string, { params }: FastifyRequest): string {
  const values = params as Record<string, string>;
  return address.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
}

const notAllowed = { statusCode: 405, code: 'METHOD_NOT_ALLOWED' };
