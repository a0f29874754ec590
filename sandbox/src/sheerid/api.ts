import type { FastifyInstance } from 'fastify';
import { schoolsCalled, type Verification } from './model.ts';
import type { PersonalInfo, Verifying } from './verifying.ts';

/** Who SheerID is asked by, and where it sends people back to. */
export interface SheeridConfig {
  programId: string;
  token: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Where people go back to, with `verificationId` in the query. */
  redirectUrl: string;
}

export interface ApiParts {
  verifying: Verifying;
  config: SheeridConfig;
  origin: string;
  save: () => Promise<void>;
}

const root = '/sheerid/rest/v2';

/** SheerID's API, version 2. Starting a verification and its details need the token, the steps only the id. */
export function apiRoutes(app: FastifyInstance, { verifying, config, origin, save }: ApiParts): void {
  const authorised = (header: string | undefined) => header === `Bearer ${config.token}`;
  const unauthorised = { httpStatus: 401, systemErrorMessage: 'Unauthorized', errorIds: ['unauthorized'] };
  const unknown = {
    httpStatus: 404,
    systemErrorMessage: 'No such verification',
    errorIds: ['noVerification'],
  };

  app.post<{ Body: { programId?: string } | undefined }>(
    '/rest/v2/verification',
    async ({ body, headers }, reply) => {
      if (!authorised(headers.authorization)) return reply.code(401).send(unauthorised);
      if (body?.programId !== config.programId) {
        return reply
          .code(404)
          .send({ httpStatus: 404, systemErrorMessage: 'No such program', errorIds: ['unknownProgram'] });
      }
      const verification = verifying.start(config.programId);
      await save();
      return reply.send(wireOf(verification, { config, origin }));
    },
  );

  app.get<{ Params: { id: string } }>('/rest/v2/verification/:id', async ({ params }, reply) => {
    const verification = verifying.byId(params.id);
    return verification === undefined
      ? reply.code(404).send(unknown)
      : reply.send(wireOf(verification, { config, origin }));
  });

  app.get<{ Params: { id: string } }>(
    '/rest/v2/verification/:id/details',
    async ({ params, headers }, reply) => {
      if (!authorised(headers.authorization)) return reply.code(401).send(unauthorised);
      const verification = verifying.byId(params.id);
      if (verification === undefined) return reply.code(404).send(unknown);
      const { verificationId, programId, currentStep, organization, createdAt } = verification;
      const confirmed = currentStep === 'success';
      return reply.send({
        verificationId,
        programId,
        created: Date.parse(createdAt),
        lastResponse: wireOf(verification, { config, origin }),
        confirmedSegments: confirmed ? [{ segment: 'student', active: true, organization }] : [],
      });
    },
  );

  app.post<{ Params: { id: string }; Body: PersonalInfo | undefined }>(
    '/rest/v2/verification/:id/step/collectStudentPersonalInfo',
    async ({ params, body }, reply) => {
      const verification = verifying.byId(params.id);
      if (verification === undefined) return reply.code(404).send(unknown);
      verifying.collect(verification, body ?? {});
      await save();
      return reply.send(wireOf(verification, { config, origin }));
    },
  );

  app.get('/rest/v2/program/:id/theme', (_request, reply) =>
    reply.send({ config: { orgSearchUrl: `${origin}${root}/organization`, locale: 'en-US' } }),
  );
  app.get<{ Querystring: { name?: string } }>('/rest/v2/organization', ({ query }) =>
    schoolsCalled(query.name ?? '').map(({ id, name, country, type }) => ({ id, name, country, type })),
  );
}

function wireOf(
  { verificationId, currentStep, errorIds, rejectionReasons }: Verification,
  { config, origin }: { config: SheeridConfig; origin: string },
) {
  const at = `${origin}${root}/verification/${verificationId}`;
  const common = { verificationId, currentStep, errorIds, segment: 'student', locale: 'en-US' };
  switch (currentStep) {
    case 'collectStudentPersonalInfo':
      return { ...common, submissionUrl: `${at}/step/${currentStep}` };
    case 'docUpload':
      return { ...common, submissionUrl: `${at}/step/${currentStep}`, rejectionReasons };
    case 'pending':
      return { ...common, statusUrl: at, maxReviewTime: '3_DAY' };
    case 'success':
      return { ...common, rewardData: {}, redirectUrl: config.redirectUrl };
    case 'error':
      return { ...common, systemErrorMessage: `The verification ended: ${errorIds.join(', ')}` };
  }
}
