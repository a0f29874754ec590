import { readFileSync } from 'node:fs';
import type { FastifyPluginCallback } from 'fastify';
import type { SandboxConfig } from '../config.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { companies } from './companies.ts';
import { faults, type IdentityProvidersState } from './model.ts';
import { notificationForm } from './notifications.ts';
import { registerProvider } from './provider.ts';

/** What the companies that sign people in work with. */
export interface IdentityProvidersOptions {
  state: IdentityProvidersState;
  config: SandboxConfig;
  lateAnswerMs: number;
  save: () => Promise<void>;
}

/** Apple, Facebook, Google, Spotify, Personify Health and three workplaces, each below `/identity-providers/<name>`. */
export const identityProviderRoutes: FastifyPluginCallback<IdentityProvidersOptions> = (
  app,
  options,
  done,
) => {
  const { state, config, save } = options;
  const all = companies(config.identityProviders);

  for (const dialect of all) {
    const { name } = dialect;
    const provider = {
      ...options,
      dialect,
      clientId: config.identityProviders[name].clientId,
      issuer: `${config.origin}/identity-providers/${name}`,
      redirectUri: `${config.siteOrigin}/save-external-auth-callback/${name}`,
    };
    app.register(
      (scope, _options, registered) => {
        registerProvider(scope, provider);
        registered();
      },
      { prefix: `/${name}` },
    );
  }

  app.get('/post-back.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(postBackScript),
  );

  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'Companies that sign people in',
      body: html`<h1>Companies that sign people in</h1>
        <p>Each answers as it really does. Make one fail, to see what the site then says.</p>
        ${all.map(
          ({ name, title }) =>
            html`<form method="post" action="/identity-providers/faults" class="card">
              <h2>${title}</h2>
              <input type="hidden" name="company" value="${name}" />
              <div class="actions">
                ${faults.map(
                  (fault) =>
                    html`<button
                      name="fault"
                      value="${fault}"
                      ${fault !== (state.faults[name] ?? 'none') && html`data-variant="quiet"`}
                    >
                      ${fault === 'none' ? 'answers well' : fault}
                    </button>`,
                )}
              </div>
            </form>`,
        )}
        ${notificationForm()}`,
    }),
  );

  app.post<{ Body: { company?: string; fault?: string } | undefined }>('/faults', async ({ body }, reply) => {
    const company = all.find(({ name }) => name === body?.company);
    if (company === undefined) return reply.code(404).send({ error: 'No such company.' });
    const fault = faults.find((one) => one === body?.fault);
    if (fault === undefined) return reply.code(404).send({ error: 'No such fault.' });
    state.faults[company.name] = fault;
    await save();
    return reply.redirect('/identity-providers', 303);
  });
  done();
};

const postBackScript = readFileSync(new URL('./browser/post-back.js', import.meta.url), 'utf8');
