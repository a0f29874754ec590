import { createHmac } from 'node:crypto';
import type { Notification, SheeridState } from './model.ts';

/** In real time. SheerID waits one, three and seven hours. */
const pausesMs = [1_000, 3_000, 7_000];
const timeoutMs = 5_000;
const kept = 200;

/** Tells the site that something became of a verification, again where it does not answer. */
export function createNotifier(
  state: SheeridState,
  { webhookUrl, webhookSecret }: { webhookUrl: string; webhookSecret: string },
  save: () => Promise<void>,
) {
  const timers = new Set<NodeJS.Timeout>();

  async function send(notification: Notification): Promise<void> {
    const { outcomes, ...facts } = notification;
    const body = JSON.stringify(facts);
    const outcome = await post(webhookUrl, body, signatureOf(body, webhookSecret));
    outcomes.push(outcome);
    await save();
    const pause = pausesMs[outcomes.length - 1];
    if (/^2\d\d$/.test(outcome) || pause === undefined) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void send(notification);
    }, pause).unref();
    timers.add(timer);
  }

  return {
    /** Sends a notification without waiting for it. */
    tell(verificationId: string, notifierEventType: string): void {
      const notification = { verificationId, notifierEventType, outcomes: [] };
      state.notifications.push(notification);
      state.notifications.splice(0, state.notifications.length - kept);
      void send(notification);
    },
    stop(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type Notifier = ReturnType<typeof createNotifier>;

/** The value of `X-SheerID-Signature`. */
export function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

async function post(url: string, body: string, signature: string): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-sheerid-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}
