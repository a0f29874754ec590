import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import { html } from '../page/html.ts';
import { sendPage } from '../page/page.ts';
import type { Clock } from './clock.ts';
import type { TimeTravel } from './time-travel.ts';

/** What the clock's routes work with. */
export interface ClockOptions {
  clock: Clock;
  travel: TimeTravel;
  save: () => Promise<void>;
}

const mostDays = 3700;

const Advance = Type.Object({
  days: Type.Optional(Type.Number({ minimum: 0, maximum: mostDays })),
  hours: Type.Optional(Type.Number({ minimum: 0, maximum: mostDays * 24 })),
  to: Type.Optional(Type.String()),
});
type Advance = Static<typeof Advance>;

/** The clock, under /clock: JSON for programs, a page for people. */
export const clockRoutes: FastifyPluginCallback<ClockOptions> = (app, { clock, travel, save }, done) => {
  let timesRead = 0;
  async function moveTo(instant: Date) {
    await travel.to(instant);
    timesRead = 0;
    await save();
  }

  app.get('/', () => {
    timesRead += 1;
    return reading(clock);
  });

  /** How often the time was read since it was moved last: by then, who follows the clock knows it. */
  app.get('/times-read', () => ({ timesRead }));

  app.post<{ Body: Advance }>('/advance', { schema: { body: Advance } }, async ({ body }, reply) => {
    const instant = destinationOf(body, clock.now());
    if (instant === undefined) {
      return reply.code(400).send({ error: 'Say days, hours, or to: a later time, at most ten years away.' });
    }
    await moveTo(instant);
    return reading(clock);
  });

  app.get('/page', (_request, reply) => sendPage(reply, { title: 'Clock', body: clockPage(clock) }));

  app.post<{ Body: Advance }>('/page', { schema: { body: Advance } }, async ({ body }, reply) => {
    const instant = destinationOf(body, clock.now());
    if (instant !== undefined) await moveTo(instant);
    return reply.redirect('/clock/page', 303);
  });
  done();
};

function reading(clock: Clock) {
  return { now: clock.now().toISOString(), offsetMs: clock.offsetMs() };
}

function destinationOf({ days = 0, hours = 0, to }: Advance, now: Date): Date | undefined {
  const ahead = days * 24 + hours;
  const instant = to ? new Date(to) : new Date(now.getTime() + ahead * 3_600_000);
  const hoursAhead = (instant.getTime() - now.getTime()) / 3_600_000;
  return hoursAhead >= 0 && hoursAhead <= mostDays * 24 ? instant : undefined;
}

const steps = [
  { label: 'One hour', name: 'hours', value: 1 },
  { label: 'One day', name: 'days', value: 1 },
  { label: 'One week', name: 'days', value: 7 },
  { label: 'Two weeks', name: 'days', value: 14 },
  { label: 'One month', name: 'days', value: 31 },
  { label: 'One year', name: 'days', value: 366 },
] as const;

function clockPage(clock: Clock) {
  const now = clock.now();
  return html`<h1>Clock</h1>
    <p>
      It is <strong><time datetime="${now.toISOString()}">${now.toUTCString()}</time></strong
      >, ${Math.round(clock.offsetMs() / 86_400_000)} days ahead of real time.
    </p>
    <p class="soft">
      Moving it forward converts trials, renews and bills subscriptions and sends callouts, in order. It never
      goes back. Delete the state file to begin again. Log-ins, codes, links in mails and the deletion of an
      account go by real time.
    </p>
    <form method="post" action="/clock/page" class="actions">
      ${steps.map(({ label, name, value }) => html`<button name="${name}" value="${value}">${label}</button>`)}
    </form>
    <h2>To a day</h2>
    <form method="post" action="/clock/page" class="actions card">
      <div class="field">
        <label for="to">Day</label>
        <input id="to" type="date" name="to" required min="${now.toISOString().slice(0, 10)}" />
      </div>
      <div class="field"><button>Go there</button></div>
    </form>
    <p><a href="/zuora/callouts">What the callouts said</a></p>`;
}
