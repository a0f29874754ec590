import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { wantsPage } from './accepted-types.ts';
import { isErrorCode, type ErrorCode } from './error-codes.ts';

export const ApiError = Type.Object({
  /** Any string in a schema: a client has to bear codes that it does not know. */
  code: Type.Unsafe<ErrorCode>(Type.String()),
  title: Type.String(),
  detail: Type.String(),
  /** Where in the request the fault is, as a JSON pointer: `/email`. */
  source: Type.Optional(Type.Object({ pointer: Type.String() })),
  data: Type.Optional(
    Type.Object(
      {
        cta_copy: Type.Optional(Type.String()),
        help_link: Type.Optional(Type.String()),
        renewal_date: Type.Optional(Type.String()),
        /** The plan that was refused has free days. */
        free_trial: Type.Optional(Type.Boolean()),
        /** The voucher that was refused. */
        voucher_code: Type.Optional(Type.String()),
        /** How long to wait before another try. */
        minutes: Type.Optional(Type.Integer()),
        /** How many wrong codes are left until a new one is needed. */
        triesLeft: Type.Optional(Type.Integer()),
        /** What is wrong with the field that `source` names. */
        problem: Type.Optional(Type.String()),
        /** The form of the field, where its words differ from those of signing up. */
        form: Type.Optional(
          Type.Union([
            Type.Literal('login'),
            Type.Literal('forgotPassword'),
            Type.Literal('newPassword'),
            Type.Literal('missingProfileFields'),
            Type.Literal('workEnquiry'),
          ]),
        ),
        /** The address that was probably meant. */
        suggestion: Type.Optional(Type.String()),
        /** The proof with which the same form can be sent once more. */
        formToken: Type.Optional(Type.String()),
        /** The quote that holds now, in place of the one that was refused; shaped as quotes are answered. */
        quote: Type.Optional(Type.Unknown()),
        /** The same for a change of a subscription. */
        change: Type.Optional(Type.Unknown()),
      },
      { additionalProperties: true },
    ),
  ),
});
export type ApiError = Static<typeof ApiError>;

/** The one shape of every answer that is not a success. */
export const ApiErrors = Type.Object(
  { errors: Type.Array(ApiError, { minItems: 1 }) },
  { examples: [{ errors: [{ code: 'SIGNED_OUT', title: 'Whoops', detail: 'Log in first.' }] }] },
);
export type ApiErrors = Static<typeof ApiErrors>;

/** An answer with errors, and why it is given, for `/openapi.json`. */
export function refused(description: string) {
  return { ...ApiErrors, description };
}

/** An answer that says one thing went wrong. */
export function apiErrors(error: ApiError): ApiErrors {
  return { errors: [error] };
}

const serverProblem = apiErrors({
  code: 'SERVER_PROBLEM',
  title: 'Whoops',
  detail: "We're having an issue with our servers. Give us a few minutes, then try again.",
});

/** There is nothing at an address. */
export const notFoundError = {
  code: 'NOT_FOUND',
  title: "Whoops! Something's changed",
  detail: 'Not found',
} as const satisfies ApiError;
const notFound = apiErrors(notFoundError);

/** What went wrong, as a page: nothing at this address, a request that was refused as such, a fault of ours. */
export type Problem = 'notFound' | 'requestRefused' | 'serverProblem';

/** Shows a person the page for what went wrong, with the status that it went wrong with. */
export type DrawProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  statusCode: number,
) => Promise<FastifyReply>;

/** Shows the page for a problem, or the error alone where even the page cannot be drawn. */
export function anyProblemPage(drawProblem: DrawProblem): DrawProblem {
  return async (request, reply, ...problem) => {
    try {
      return await drawProblem(request, reply, ...problem);
    } catch (error) {
      request.log.error({ err: error, ...placeOf(request) }, 'the page for a problem could not be drawn');
      return reply.sent ? reply : reply.code(500).send(serverProblem);
    }
  };
}

/** When something that we depend on is away, it is usually back within minutes. */
export const retryAfterSeconds = 60;

/** Shapes errors and unknown addresses: a page for a browser, `errors[]` for a script. */
export function shapeErrors(app: FastifyInstance, draw: DrawProblem) {
  const drawProblem = anyProblemPage(draw);

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error, ...placeOf(request) }, 'a request failed');
    if (statusCode === 503) void reply.header('retry-after', retryAfterSeconds);
    // A native form is answered with a page, also where the form is at fault.
    if (wantsPage(request)) return drawProblem(request, reply, problemOf(statusCode), statusCode);
    if (statusCode >= 500) return reply.code(statusCode).send(serverProblem);
    return reply.code(statusCode).send(apiErrors(refusalOf(error)));
  });

  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? drawProblem(request, reply, 'notFound', 404) : reply.code(404).send(notFound),
  );
}

/** The route's pattern: an address may hold a voucher, a name or a token. */
function placeOf({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none' };
}

/** The page for a status. Only a limit that is reached passes by itself, as a fault of ours does. */
function problemOf(statusCode: number): Problem {
  if (statusCode === 404) return 'notFound';
  return statusCode >= 500 || statusCode === 429 ? 'serverProblem' : 'requestRefused';
}

/** The answer to a request that does not match its schema: which part, and what it must be. */
function refusalOf({ code, message, validation }: FastifyError): ApiError {
  const problem = validation?.[0];
  if (problem === undefined) {
    return { code: isErrorCode(code) ? code : 'INVALID_REQUEST', title: 'Whoops', detail: message };
  }
  const pointer = problem.instancePath;
  return {
    code: 'INVALID_REQUEST',
    title: 'Whoops',
    detail: message,
    ...(pointer !== '' && { source: { pointer } }),
  };
}
