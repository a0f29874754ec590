import { html } from '../page/html.ts';
import type { Page } from '../page/page.ts';
import type { Dialect } from './dialect.ts';
import { wordsFor } from './words.ts';

type Fields = Readonly<Record<string, string>>;

/** The page on which a person signs in at a company and agrees, or does not. */
export function agreement(
  { title, people }: Dialect,
  query: Fields,
  { accepted, siteOrigin }: { accepted: string | undefined; siteOrigin: string },
): Page {
  const { language, words } = wordsFor(accepted);
  return {
    title: words.title(title),
    language,
    leadsTo: [siteOrigin],
    heading: false,
    body: html`<div class="card">
      <h1>${words.title(title)}</h1>
      <p class="told" data-tone="notice">${words.notice(title)}</p>
      <p>${words.asks}</p>
      <form method="post">
        ${hiddenFields(query)}
        <fieldset>
          <legend class="label">${words.who}</legend>
          ${people.map(
            ({ subject, firstName, lastName, email, shows }, index) =>
              html`<label class="choice"
                ><input type="radio" name="person" value="${subject}" ${index === 0 && html`checked`} />
                <span
                  >${`${firstName} ${lastName}`.trim() || email} <span class="fine">(${shows})</span></span
                >
              </label>`,
          )}
        </fieldset>
        <div class="actions">
          <button name="answer" value="agree">${words.agree}</button>
          <button name="answer" value="refuse" data-variant="quiet">${words.refuse}</button>
        </div>
      </form>
    </div>`,
  };
}

/** The page of a company that was asked in a way that it does not answer. For developers. */
export function agreementProblem({ title }: Dialect, problem: string): Page {
  return {
    title,
    heading: false,
    body: html`<div class="card">
      <h1>${title}</h1>
      <p class="told" data-tone="error">${problem}</p>
    </div>`,
  };
}

/** The page that posts a company's answer to the site, by itself where scripts run. */
export function postBack(
  { title }: Dialect,
  {
    answer,
    redirectUri,
    accepted,
    siteOrigin,
  }: { answer: Fields; redirectUri: string; accepted: string | undefined; siteOrigin: string },
): Page {
  const { language, words } = wordsFor(accepted);
  return {
    title: words.goingBack,
    language,
    leadsTo: [siteOrigin],
    heading: false,
    scripts: ['/identity-providers/post-back.js'],
    body: html`<div class="card">
      <h1>${words.goingBack}</h1>
      <p class="told" data-tone="notice">${words.notice(title)}</p>
      <form method="post" action="${redirectUri}">
        ${hiddenFields(answer)}
        <div class="actions"><button>${words.goOn}</button></div>
      </form>
    </div>`,
  };
}

function hiddenFields(fields: Fields) {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}
