import { html, type Html } from './html.ts';

type Cell = Html | string;

/** A table under a heading of the same words. It scrolls sideways where a page is too narrow for it. */
export function table(name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${name}">
    <table class="stacked">
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, at) => html`<td data-column="${columns[at]}">${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A moment by its ISO text, to the minute or to the second. */
export function instant(iso: string, precision: 'minute' | 'second' = 'minute'): Html {
  return html`<time datetime="${iso}"
    >${iso.slice(0, precision === 'minute' ? 16 : 19).replace('T', ' ')}</time
  >`;
}
