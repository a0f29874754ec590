import type { FastifyPluginCallback } from 'fastify';
import { demoOrganisations } from '../../../demo/organisations.ts';
import { demoPassword, demoPeople } from '../../../demo/people.ts';
import { demoGift, demoVouchers } from '../../../demo/vouchers.ts';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import { table } from '../page/table.ts';
import { payers } from '../paypal/model.ts';
import { grouped, testCards } from '../zuora/hosted-page/test-cards.ts';

/** The front page: everything that can be tried, in one place. */
export const frontPageRoutes: FastifyPluginCallback<{ siteOrigin: string }> = (app, { siteOrigin }, done) => {
  app.get('/', (_request, reply) =>
    sendPage(reply, { title: 'Stillpoint sandbox', body: frontPage(siteOrigin) }),
  );
  done();
};

function frontPage(siteOrigin: string) {
  return html`<h1>Sandbox</h1>
    <p>
      Stand-ins for the companies that Stillpoint depends on, so that everything can be tried and nothing be
      harmed.
    </p>
    <ul class="places">
      <li><a href="${siteOrigin}">The site</a></li>
      <li><a href="/inbox">Inbox</a>: every mail that was sent</li>
      <li>
        <a href="${siteOrigin}/analytics/events">Events</a>: what visitors did who allowed it to be counted
      </li>
      <li><a href="/hubspot">HubSpot</a>: what companies wrote</li>
      <li><a href="/sheerid/">SheerID</a>: who is verified as a student, and reviews of documents</li>
      <li><a href="/sentry">Error reports</a>: faults of the site, from browsers and the server</li>
      <li><a href="/clock/page">Clock</a>: convert trials, renew and bill</li>
      <li><a href="/zuora/">Zuora</a>: accounts, subscriptions, invoices</li>
      <li><a href="/zuora/callouts">Callouts</a>: what Zuora told the site</li>
      <li>
        <a href="/contentful/edit">Contentful</a>: change the words of the home page and the legal texts
      </li>
      <li>
        <a href="/web-app">Web app</a>, <a href="/help">help desk</a> and <a href="/deep-link">deep links</a>
      </li>
    </ul>
    ${section(
      'Test cards',
      ['Number', 'What happens'],
      testCards.map(({ number, meaning }) => [html`<code>${grouped(number)}</code>`, meaning]),
    )}
    <p class="fine">
      Any name, any month to come, any three digits. Other cards are not taken, so that no one types a real
      one.
    </p>
    ${section(
      'PayPal payers',
      ['Name', 'What happens'],
      payers.map(({ firstName, lastName, refusedLater }) => [
        `${firstName} ${lastName}`,
        refusedLater ? 'Agrees, but is refused afterwards' : 'Agrees and pays',
      ]),
    )}
    ${section(
      'Voucher codes',
      ['Code', 'What it gives'],
      [...Object.entries(demoVouchers), [demoGift.code, demoGift.meaning]].map(([code, meaning]) => [
        html`<code>${code}</code>`,
        meaning,
      ]),
    )}
    ${section(
      'Demo people',
      ['Name', 'Email', 'What they have'],
      Object.values(demoPeople).map(({ firstName, lastName, email, holds }) => [
        `${firstName} ${lastName}`.trim(),
        html`<code>${email}</code>`,
        holds,
      ]),
    )}
    <p class="fine">The password of all of them is <code>${demoPassword}</code>.</p>
    ${section(
      'Organisations',
      ['Name', 'Domain', 'What it is good for'],
      demoOrganisations.map(({ name, domain, shows }) => [name, html`<code>${domain}</code>`, shows]),
    )}`;
}

function section(title: string, columns: readonly string[], rows: Parameters<typeof table>[2]) {
  return html`<h2>${title}</h2>
    ${table(title, columns, rows)}`;
}
