import { html, type Html } from '../../page/html.ts';
import type { PageMessage } from './answers.ts';
import { cardBrands } from './brands.ts';
import type { CardFieldName, CardFields } from './card-entry.ts';
import type { PageWords } from './words.ts';

/** What the card form shows. */
export interface CardForm {
  words: PageWords;
  /** The address's own fields, which the form carries along. */
  carried: Readonly<Record<string, string>>;
  typed: CardFields;
  problems: readonly CardFieldName[];
  refused: string | undefined;
  /** The month of today, as `2026-11`: cards that ended before it are refused as expired. */
  month: string;
  /** In external-submit mode the page around it has the button, and says what is wrong. */
  button: 'inside' | 'outside';
}

interface Field {
  name: CardFieldName;
  /** The name of the field in messages to the page around it. */
  key: string;
  input: Html;
  beside?: Html;
}

/** The card form, first shown or shown again with what was wrong. */
export function cardForm(form: CardForm): Html {
  const { words, carried, typed, refused, button, month } = form;
  const [number, expiry, code, holder] = fieldsOf(words, typed, month).map((field) => fieldView(field, form));

  return html`<h1 class="unseen">${words.title}</h1>
    ${
      button === 'inside' &&
      refused !== undefined &&
      html`<p class="message" data-tone="error" role="alert">${refused}</p>`
    }
    <form method="post" action="/zuora/apps/PublicHostedPageLite.do" novalidate>
      ${Object.entries(carried).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${number}
      <div class="pair">${expiry}${code}</div>
      ${holder}
      <p class="fine">${words.notice}<br />${words.hint} <code>4111 1111 1111 1111</code></p>
      ${button === 'inside' && html`<button type="submit">${words.submit}</button>`}
    </form>`;
}

/** The names for autofill are those of the HTML standard; numbers bring up a keyboard of digits. */
function fieldsOf(words: PageWords, typed: CardFields, month: string): Field[] {
  return [
    {
      name: 'number',
      key: 'creditCardNumber',
      input: html`name="field_creditCardNumber" inputmode="numeric" autocomplete="cc-number" maxlength="23"
      placeholder="1234 1234 1234 1234"`,
      beside: html`<span class="brands">
        ${cardBrands.map(
          ({ name, title, path }) =>
            html`<svg viewBox="0 0 24 24" role="img" aria-label="${title}" data-brand="${name}">
              <path d="${path}" />
            </svg>`,
        )}
      </span>`,
    },
    {
      name: 'expiry',
      key: 'creditCardExpirationMonth',
      input: html`name="field_creditCardExpirationDate" inputmode="numeric" autocomplete="cc-exp"
      maxlength="9" data-month="${month}" placeholder="${words.expiryShape}"
      value="${typed.field_creditCardExpirationDate}"`,
    },
    {
      name: 'code',
      key: 'cardSecurityCode',
      input: html`name="field_cardSecurityCode" inputmode="numeric" autocomplete="cc-csc" maxlength="4"
      placeholder="${words.codeShape}"`,
    },
    {
      name: 'holder',
      key: 'creditCardHolderName',
      input: html`name="field_creditCardHolderName" autocomplete="cc-name" maxlength="100"
      value="${typed.field_creditCardHolderName}"`,
    },
  ];
}

function fieldView({ name, key, input, beside }: Field, { words, problems }: CardForm): Html {
  const wrong = problems.includes(name);
  return html`<div class="field">
    <label for="${name}">${words[name]}</label>
    <div class="box">
      <input
        id="${name}"
        ${input}
        required
        data-key="${key}"
        data-problem="${words.problems[name]}"
        aria-describedby="${name}-problem"
        ${wrong && html`aria-invalid="true"`}
      />
      ${beside}
    </div>
    <p class="problem" id="${name}-problem">${wrong && words.problems[name]}</p>
  </div>`;
}

/** What is left when the form is done with. */
export function closing(words: PageWords, tone: 'success' | 'error', text: string): Html {
  return html`<h1 class="unseen">${words.title}</h1>
    <p class="message" data-tone="${tone}" role="status">${text}</p>
    <p class="fine">${words.notice}</p>`;
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
