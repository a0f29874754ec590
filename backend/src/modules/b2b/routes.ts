import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import { signedOut } from '../../http/member.ts';
import type { Complete, SubjectOf } from './enrolling.ts';
import { standingOf, type EnrolmentParts } from './enrolment.ts';
import type { Organisations } from './organisations.ts';

/** What the routes ask of other modules. */
export interface B2bRoutesOptions {
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
  subjectOf: SubjectOf;
}

/** What the routes work with. */
export interface B2bRouteParts {
  organisations: Organisations;
  complete: Complete;
  externalIdOf: EnrolmentParts['externalIdOf'];
}

const Text = Type.String({ minLength: 1, maxLength: 254 });
const Status = Type.Union([
  Type.Literal('enrolled'),
  Type.Literal('notEnrolled'),
  Type.Literal('notEligible'),
]);
const EnrolmentAnswer = Type.Object(
  { data: Type.Object({ healthHub: Type.Union([Type.String(), Type.Null()]), status: Status }) },
  { examples: [{ data: { healthHub: 'acorn-health', status: 'notEnrolled' } }] },
);
const Completion = Type.Object(
  { healthHub: Text, healthHubExternalId: Text },
  { examples: [{ healthHub: 'acorn-health', healthHubExternalId: 'worker-alma' }] },
);
const CompletionAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({ healthHub: Type.String(), status: Type.Literal('enrolled') }),
    }),
  },
  { examples: [{ data: { attributes: { healthHub: 'acorn-health', status: 'enrolled' } } }] },
);

const notAMember = apiErrors({
  code: 'NOT_A_MEMBER',
  title: 'Whoops',
  detail: 'This health hub does not know you as its member.',
});

/** Organisations: which one a person belongs to, and enrolling at its health hub. */
export function b2bRoutes({
  organisations,
  complete,
  externalIdOf,
}: B2bRouteParts): FastifyPluginCallback<B2bRoutesOptions> {
  return (app, { sessionOf, subjectOf }, done) => {
    app.get(
      '/b2b/v2/org/enroll/check-member-enrollment-status',
      {
        schema: {
          operationId: 'checkEnrolment',
          tags: ['Identity'],
          summary: 'Says whether the caller is enrolled at the health hub of an organisation',
          response: { 200: EnrolmentAnswer, 401: ApiErrors },
        },
      },
      async (request, reply) => {
        const session = await sessionOf(request);
        if (session === undefined) return reply.code(401).send(signedOut);
        const { enrolment } = await standingOf(session.userId, { organisations, externalIdOf });
        return { data: enrolment };
      },
    );

    app.post<{ Body: Static<typeof Completion> }>(
      '/b2b/member/sso/complete',
      {
        schema: {
          operationId: 'completeMemberSso',
          tags: ['Identity'],
          summary:
            'Enrols the caller at the health hub of an organisation, as the person that signed in there',
          body: Completion,
          response: { 200: CompletionAnswer, 401: ApiErrors, 403: ApiErrors },
        },
      },
      async (request, reply) => {
        const session = await sessionOf(request);
        if (session === undefined) return reply.code(401).send(signedOut);
        const { userId } = session;
        const { healthHub, healthHubExternalId } = request.body;
        const { ip } = request;
        const enrolled = await complete({ accountId: userId, healthHub, healthHubExternalId, ip }, subjectOf);
        if (!enrolled) return reply.code(403).send(notAMember);
        return { data: { attributes: { healthHub, status: 'enrolled' } } };
      },
    );
    done();
  };
}
