import { readFileSync } from 'node:fs';
import type { FastifyPluginCallback } from 'fastify';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { inboxList, mailView } from './inbox-pages.ts';
import type { MailState } from './model.ts';

/** What the inbox's routes work with. */
export interface InboxOptions {
  state: MailState;
}

/** Where all mail ends: `/inbox` for people, `/inbox.json?to=` for programs. */
export const inboxRoutes: FastifyPluginCallback<InboxOptions> = (app, { state }, done) => {
  app.get<{ Querystring: { to?: string } }>('/inbox.json', ({ query }) => ({
    mails: newest(query.to),
  }));

  app.get<{ Querystring: { to?: string } }>('/inbox', async ({ query }, reply) =>
    sendPage(reply, { title: 'Inbox', body: inboxList(newest(query.to), query.to) }),
  );

  app.get('/inbox/frame-height.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(frameHeight),
  );

  app.get<{ Params: { id: string } }>('/inbox/:id', async ({ params }, reply) => {
    const mail = find(params.id);
    return mail
      ? sendPage(reply, { title: mail.subject, body: mailView(mail), scripts: ['/inbox/frame-height.js'] })
      : sendPage(reply.code(404), { title: 'No such mail', body: html`<h1>No such mail</h1>` });
  });

  app.get<{ Params: { id: string } }>('/inbox/:id/html', async ({ params }, reply) => {
    const mail = find(params.id);
    return reply
      .code(mail ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(mail ? `<base target="_blank">${mail.html}` : '');
  });

  done();

  function newest(to: string | undefined) {
    const wanted = to?.trim().toLowerCase();
    const mails = wanted
      ? state.mails.filter((mail) => mail.to.some((each) => each.includes(wanted)))
      : state.mails;
    return mails.toReversed();
  }

  function find(id: string) {
    return state.mails.find((mail) => mail.id === id);
  }
};

const frameHeight = readFileSync(new URL('./browser/frame-height.js', import.meta.url), 'utf8');

/** A mail may look as it likes, but runs nothing and reaches nothing but pictures. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  'font-src http: https: data:',
  "frame-ancestors 'self'",
  // The inbox reads the mail's height. Without allow-scripts nothing in the mail can use the origin.
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ');
