import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { SandboxConfig } from '../config.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { entryForm, entryList, inputName } from './edit-pages.ts';
import { languages } from '../page/language.ts';
import type { ContentState, Fields, FieldValue, Localized } from './model.ts';
import { pathOf, previewLink } from './preview-link.ts';
import { publish, sendWebhook } from './publishing.ts';
import { fieldsIn } from './wire.ts';

/** What the editors' pages work with. */
export interface EditingOptions {
  state: ContentState;
  clock: Clock;
  config: SandboxConfig['contentful'];
  save: () => Promise<void>;
}

type Typed = Record<string, string | undefined>;

/** The editors' pages, under /contentful/edit. */
export const editingRoutes: FastifyPluginCallback<EditingOptions> = (
  app,
  { state, clock, config, save },
  done,
) => {
  app.get('/', (_request, reply) => sendPage(reply, { title: 'Contentful', body: entryList(state) }));

  app.get<{ Params: { id: string }; Querystring: { notice?: string } }>(
    '/:id',
    async ({ params, query }, reply) => {
      const entry = state.entries[params.id];
      return entry
        ? sendPage(reply, { title: params.id, body: entryForm(entry, query.notice) })
        : sendPage(reply.code(404), { title: 'No such entry', body: html`<h1>No such entry</h1>` });
    },
  );

  app.get<{ Params: { id: string; language: string } }>(
    '/:id/preview/:language',
    async ({ params }, reply) => {
      const entry = state.entries[params.id];
      const language = languages.find((each) => each === params.language);
      const path = entry && language && pathOf(entry, language);
      return path === undefined
        ? reply.redirect('/contentful/edit')
        : reply.redirect(previewLink(path, config));
    },
  );

  app.post<{ Params: { id: string }; Body: Typed | undefined }>(
    '/:id',
    async ({ params, body = {} }, reply) => {
      const entry = state.entries[params.id];
      if (!entry) return reply.redirect('/contentful/edit', 303);
      entry.draft = changed(fieldsIn('preview', entry), body);
      let notice = 'The draft is kept.';
      if (body.then === 'publish') {
        publish(entry, clock);
        notice = `Published. ${await sendWebhook(state, entry, config)}`;
      }
      await save();
      return reply.redirect(`/contentful/edit/${entry.id}?notice=${encodeURIComponent(notice)}`, 303);
    },
  );
  done();
};

function changed(fields: Fields, typed: Typed): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, changedValue(name, value, typed)]),
  );
}

function changedValue(name: string, value: FieldValue, typed: Typed): FieldValue {
  switch (value.kind) {
    case 'Text':
    case 'RichText': {
      const values: Localized = { ...value.values };
      for (const language of languages) {
        values[language] =
          typed[inputName(name, language)]?.replaceAll('\r\n', '\n').trim() ?? values[language];
      }
      return { kind: value.kind, values };
    }
    case 'Shared':
      return { kind: 'Shared', value: typed[name]?.trim() ?? value.value };
    case 'Links':
      return value;
  }
}
