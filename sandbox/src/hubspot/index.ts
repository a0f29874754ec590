import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import { sendPage } from '../page/page.ts';
import type { HubspotState } from './model.ts';
import { readSubmission, type Posted } from './submission.ts';
import { submissionList } from './submission-pages.ts';

/** What the routes of the form service work with. */
export interface HubspotOptions {
  state: HubspotState;
  clock: Pick<Clock, 'now'>;
  save: () => Promise<void>;
}

const keptSubmissions = 200;

/** HubSpot's forms API for submissions, and a page with what arrived. */
export const hubspotRoutes: FastifyPluginCallback<HubspotOptions> = (app, { state, clock, save }, done) => {
  app.post<{ Params: { portal: string; form: string }; Body: Posted }>(
    '/submissions/v3/integration/submit/:portal/:form',
    async ({ params, body }, reply) => {
      if (state.down) return reply.code(503).send({ status: 'error', message: 'Service unavailable' });
      const read = readSubmission(params, body);
      if (read === undefined) {
        return reply.code(404).send({ status: 'error', message: 'No form was found', errors: [] });
      }
      const { problems, submission } = read;
      if (problems.length > 0) {
        const message = 'The request is not valid';
        return reply.code(400).send({ status: 'error', message, errors: problems });
      }
      state.submissions.push({ ...submission, receivedAt: clock.now().toISOString() });
      state.submissions.splice(0, state.submissions.length - keptSubmissions);
      await save();
      return reply.send({ inlineMessage: 'Thanks for submitting the form.' });
    },
  );

  app.get('/', (_request, reply) => sendPage(reply, { title: 'HubSpot', body: submissionList(state) }));
  app.get('/submissions.json', () => ({ submissions: state.submissions.toReversed() }));

  app.post<{ Body: { down?: string } }>('/down', async ({ body }, reply) => {
    state.down = body.down === 'on';
    await save();
    return reply.redirect('/hubspot', 303);
  });
  done();
};
