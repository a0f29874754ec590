import { html, type Html } from '../../page/html.ts';
import type { CardFieldName, CardFields } from './card-entry.ts';
import type { PageWords } from './words.ts';

/** What the page's script tells the page around it. */
export type PageMessage =
  | { success: true; refId: string; field_passthrough1?: string; token: string }
  | { success: false; errorCode: string; errorMessage: string; field_passthrough1?: string };

/** What the card form shows. */
export interface CardForm {
  words: PageWords;
  /** The address's own fields, which the form carries along. */
  carried: Readonly<Record<string, string>>;
  typed: CardFields;
  problems: readonly CardFieldName[];
  refused: string | undefined;
  thisYear: number;
}

/** The card form, first shown or shown again with what was wrong. */
export function cardForm({ words, carried, typed, problems, refused, thisYear }: CardForm): Html {
  const years = Array.from({ length: 15 }, (_, index) => String(thisYear + index));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const invalid = (name: CardFieldName) =>
    problems.includes(name) ? html`aria-invalid="true" aria-describedby="${name}-problem"` : html``;
  const problem = (name: CardFieldName) =>
    problems.includes(name) && html`<p class="problem" id="${name}-problem">${words.problems[name]}</p>`;

  return html`<h1 class="small-title">${words.title}</h1>
    <p class="told" data-tone="notice">${words.notice}</p>
    ${refused !== undefined && html`<p class="told" data-tone="error" role="alert">${refused}</p>`}
    <form method="post" action="/zuora/apps/PublicHostedPageLite.do" novalidate>
      ${Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <div class="field">
        <label for="number">${words.number}</label>
        <input
          id="number"
          name="field_creditCardNumber"
          inputmode="numeric"
          autocomplete="cc-number"
          maxlength="23"
          required
          ${invalid('number')}
        />
        ${problem('number')}
        <p class="fine">${words.hint} <code>4111 1111 1111 1111</code></p>
      </div>
      <div class="field">
        <label for="holder">${words.holder}</label>
        <input
          id="holder"
          name="field_creditCardHolderName"
          autocomplete="cc-name"
          maxlength="100"
          required
          value="${typed.field_creditCardHolderName}"
          ${invalid('holder')}
        />
        ${problem('holder')}
      </div>
      <div class="actions">
        <div class="field" role="group" aria-labelledby="expiry">
          <span class="label" id="expiry">${words.expiry}</span>
          <div class="pair">
            ${choice('field_creditCardExpirationMonth', 'cc-exp-month', words.month, months, typed.field_creditCardExpirationMonth, invalid('expiry'))}
            ${choice('field_creditCardExpirationYear', 'cc-exp-year', words.year, years, typed.field_creditCardExpirationYear, invalid('expiry'))}
          </div>
          ${problem('expiry')}
        </div>
        <div class="field">
          <label for="code">${words.code}</label>
          <input
            id="code"
            name="field_cardSecurityCode"
            inputmode="numeric"
            autocomplete="cc-csc"
            maxlength="4"
            required
            ${invalid('code')}
          />
          ${problem('code')}
        </div>
      </div>
      <p class="fine">${words.codeHint}</p>
      <button type="submit">${words.submit}</button>
    </form>`;
}

/** What is left when the form is done with. */
export function closing(words: PageWords, tone: 'success' | 'error', text: string): Html {
  return html`<h1 class="small-title">${words.title}</h1>
    <p class="told" data-tone="notice">${words.notice}</p>
    <p class="told" data-tone="${tone}" role="status">${text}</p>`;
}

/** Hands the script its message and the one origin that may hear it. */
export function answering(origin: string, message: PageMessage | undefined, content: Html): Html {
  return html`<div
    class="framed"
    data-parent="${origin}"
    ${message && html`data-message="${JSON.stringify(message)}"`}
  >
    ${content}
  </div>`;
}

function choice(
  name: string,
  autocomplete: string,
  label: string,
  options: readonly string[],
  chosen: string | undefined,
  invalid: Html,
): Html {
  return html`<select name="${name}" autocomplete="${autocomplete}" aria-label="${label}" required ${invalid}>
    <option value="">${label}</option>
    ${options.map((option) => html`<option ${option === chosen && html`selected`}>${option}</option>`)}
  </select>`;
}
