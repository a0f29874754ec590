import { randomUUID } from 'node:crypto';
import { toWire } from './amounts.ts';
import type { Clock } from '../clock/clock.ts';
import type { Tell } from './ledger.ts';
import type { Callout, ZuoraState } from './model.ts';

/** Where callouts go, and as whom. */
export interface CalloutTarget {
  calloutUrl: string;
  calloutUser: string;
  calloutPassword: string;
}

/** The callouts: written down when something happens, delivered in order, tried again when there is no answer. */
export interface Callouts {
  tell: Tell;
  /** Sends what waits and saves; resolves when each has had its try. */
  deliver(): Promise<void>;
  /** The same within a journey in time, which has many steps and saves once, at its end. */
  deliverUnsaved(): Promise<void>;
  /** Sends one again by hand. */
  resend(id: string): Promise<void>;
  stop(): void;
}

const retryDelaysMs = [2_000, 10_000, 30_000];
const logLength = 500;
const timeoutMs = 5_000;

/** Makes the callouts over their log. */
export function createCallouts(
  state: Pick<ZuoraState, 'callouts'>,
  target: CalloutTarget,
  clock: Clock,
  save: () => Promise<void>,
): Callouts {
  const timers = new Set<NodeJS.Timeout>();
  let delivering: Promise<void> = Promise.resolve();

  async function send(callout: Callout): Promise<boolean> {
    const outcome = await post(callout, target);
    callout.attempts.push({ at: clock.now().toISOString(), outcome });
    callout.delivered = /^2\d\d$/.test(outcome);
    return callout.delivered;
  }

  async function deliverOnce() {
    const waiting = state.callouts.filter(({ attempts }) => attempts.length === 0);
    for (const callout of waiting) {
      if (!(await send(callout))) retryLater(callout);
    }
  }

  function retryLater(callout: Callout) {
    const delay = retryDelaysMs[callout.attempts.length - 1];
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void inTurn(async () => {
        if (!(await send(callout))) retryLater(callout);
        await save();
      });
    }, delay);
    timer.unref();
    timers.add(timer);
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = delivering.then(work);
    delivering = turn.catch(() => undefined);
    return turn;
  }

  for (const callout of state.callouts) {
    if (!callout.delivered && callout.attempts.length > 0) retryLater(callout);
  }

  return {
    tell(eventType, facts) {
      const callout = { id: randomUUID(), eventType, occurredAt: clock.now().toISOString(), facts };
      state.callouts.push({ ...callout, attempts: [], delivered: false });
      if (state.callouts.length > logLength) state.callouts.splice(0, state.callouts.length - logLength);
    },
    deliver: () =>
      inTurn(async () => {
        await deliverOnce();
        await save();
      }),
    deliverUnsaved: () => inTurn(deliverOnce),
    resend: (id) =>
      inTurn(async () => {
        const callout = state.callouts.find((each) => each.id === id);
        if (callout) await send(callout);
        await save();
      }),
    stop() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function post(
  callout: Callout,
  { calloutUrl, calloutUser, calloutPassword }: CalloutTarget,
): Promise<string> {
  try {
    const response = await fetch(calloutUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${calloutUser}:${calloutPassword}`).toString('base64')}`,
        'zuora-request-id': randomUUID().replaceAll('-', ''),
      },
      body: JSON.stringify(wireOf(callout)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'no connection';
  }
}

/** The body that our tenant's callout template asks for. `eventId` stays the same over all attempts. */
function wireOf({ id, eventType, occurredAt, facts: { amount, ...facts } }: Callout) {
  return {
    eventId: id,
    eventType,
    eventTime: occurredAt,
    ...facts,
    ...(amount === undefined ? {} : { amount: toWire(amount) }),
  };
}
