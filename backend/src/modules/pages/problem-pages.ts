import type { FastifyInstance } from 'fastify';
import type { DrawProblem, Problem } from '../../http/api-errors.ts';
import type { OpenSite, RouteName } from '../../site/open-site.ts';

const problems: Partial<Record<RouteName, { problem: Problem; statusCode: number }>> = {
  serverProblem: { problem: 'serverProblem', statusCode: 500 },
  requestRefused: { problem: 'requestRefused', statusCode: 403 },
};

/** Opens the pages for problems at addresses of their own, in each language, so that they can be looked at. */
export function problemPages(
  app: FastifyInstance,
  site: Pick<OpenSite, 'addressIn' | 'languages' | 'routes'>,
  drawProblem: DrawProblem,
) {
  for (const name of Object.keys(site.routes) as RouteName[]) {
    const shown = problems[name];
    if (shown === undefined) continue;
    for (const language of site.languages) {
      const address = site.addressIn(language, site.routes[name].path);
      app.get(address, { schema: { hide: true } }, (request, reply) =>
        drawProblem(request, reply, shown.problem, shown.statusCode),
      );
    }
  }
}
