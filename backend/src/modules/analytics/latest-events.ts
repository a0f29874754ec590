import { createHash } from 'node:crypto';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { Events, KeptEvent } from './repository.ts';

const shown = 200;

const style =
  'body{font:16px/1.5 system-ui;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}' +
  'th,td{text-align:start;padding:.4rem 1rem .4rem 0;border-bottom:1px solid #8888}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Lists the latest events, for developers and reviewers. Never registered where real visitors are. */
export const latestEvents: FastifyPluginCallbackTypebox<{ events: Events }> = (app, { events }, done) => {
  app.get('/analytics/events', { schema: { hide: true } }, async (request, reply) => {
    const latest = await events.latest(shown);
    if (request.headers.accept?.includes('text/html') !== true)
      return { data: { attributes: { events: latest } } };
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(pageOf(latest));
  });
  done();
};

function pageOf(events: readonly KeptEvent[]): string {
  const rows = events.map(
    ({ happenedAt, type, name, language, fields, accountId }) =>
      `<tr>${[
        happenedAt.toISOString(),
        type,
        name,
        language,
        JSON.stringify(fields),
        accountId ?? 'a visitor',
      ]
        .map((cell) => `<td>${escaped(cell)}</td>`)
        .join('')}</tr>`,
  );
  const heads = ['When', 'Type', 'Name', 'Language', 'More', 'Who'].map(
    (head) => `<th scope="col">${head}</th>`,
  );
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Latest events</title><style>${style}</style>` +
    `<h1>Latest events</h1><p>What visitors who allowed it did, newest first. For development only.</p>` +
    `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></html>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
