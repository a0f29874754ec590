import { html } from '../page/html.ts';
import { languages, type Language } from '../page/language.ts';
import type { ContentEntry, ContentState, FieldValue } from './model.ts';
import { pathOf } from './preview-link.ts';
import { fieldsIn } from './wire.ts';

/** All entries, the pages first. */
export function entryList({ entries }: ContentState) {
  return html`<h1>Contentful</h1>
    <p class="soft">The words that editors write. Publish one, and the site draws its page again.</p>
    <ul>
      ${Object.values(entries).map(
        (entry) =>
          html`<li>
            <a href="/contentful/edit/${entry.id}">${nameOf(entry)}</a>
            <span class="fine">${entry.contentType}${entry.draft !== undefined && ', has a draft'}</span>
          </li>`,
      )}
    </ul>`;
}

/** One entry, field by field, language by language. */
export function entryForm(entry: ContentEntry, notice: string | undefined) {
  const fields = Object.entries(fieldsIn('preview', entry));
  return html`<p><a href="/contentful/edit">All entries</a></p>
    <h1>${nameOf(entry)}</h1>
    ${notice !== undefined && html`<p class="message" data-tone="success" role="status">${notice}</p>`}
    ${pathOf(entry, 'en') !== undefined && previewLinks(entry)}
    ${entry.draft !== undefined && html`<p class="message" data-tone="notice">This is a draft. Only previews show it.</p>`}
    <form method="post" action="/contentful/edit/${entry.id}">
      ${fields.map(([name, value]) => fieldGroup(name, value))}
      <div class="actions">
        <button name="then" value="publish">Publish</button>
        <button name="then" value="keep" data-variant="quiet">Keep as a draft</button>
      </div>
    </form>`;
}

/** Links that show the page with its drafts, to the one who follows them. */
function previewLinks(entry: ContentEntry) {
  return html`<p>
    Preview:
    ${languages.map((language) => html`<a href="/contentful/edit/${entry.id}/preview/${language}">${language}</a> `)}
  </p>`;
}

/** The name of the form's input for a field in a language. */
export function inputName(field: string, language: Language): string {
  return `${field}.${language}`;
}

function fieldGroup(name: string, value: FieldValue) {
  switch (value.kind) {
    case 'Text':
    case 'RichText':
      return html`<fieldset>
        <legend><h2>${name}</h2></legend>
        ${languages.map((language) => textField(name, language, value))}
      </fieldset>`;
    case 'Shared':
      return html`<div class="field">
        <label for="${name}">${name}</label>
        <input id="${name}" name="${name}" value="${value.value}" maxlength="200" required />
      </div>`;
    case 'Links':
      return html`<h2>${name}</h2>
        <ul>
          ${value.ids.map((id) => html`<li><a href="/contentful/edit/${id}">${id}</a></li>`)}
        </ul>`;
  }
}

function textField(
  name: string,
  language: Language,
  { kind, values }: Extract<FieldValue, { values: object }>,
) {
  const id = inputName(name, language);
  return html`<div class="field">
    <label for="${id}">${language}</label>
    ${
      kind === 'Text'
        ? html`<input
            id="${id}"
            name="${id}"
            lang="${language}"
            value="${values[language]}"
            maxlength="1000"
            required
          />`
        : html`<textarea id="${id}" name="${id}" lang="${language}" rows="14" required>
${values[language]}</textarea>`
    }
  </div>`;
}

function nameOf({ id, fields }: ContentEntry): string {
  const naming = fields.title ?? fields.headline ?? fields.question;
  return naming?.kind === 'Text' ? naming.values.en : id;
}
