import type { Clock } from '../clock/clock.ts';
import type { SandboxConfig } from '../config.ts';
import type { ContentEntry, ContentState } from './model.ts';
import { entryWire } from './wire.ts';

const timeoutMs = 5_000;

/** Publishes an entry's draft. */
export function publish(entry: ContentEntry, clock: Clock): void {
  if (entry.draft === undefined) return;
  entry.fields = entry.draft;
  delete entry.draft;
  entry.version += 1;
  entry.changedAt = clock.now().toISOString();
}

/** Tells the site that an entry was published, and says what it answered. */
export async function sendWebhook(
  state: ContentState,
  entry: ContentEntry,
  { webhookUrl, webhookSecret }: SandboxConfig['contentful'],
): Promise<string> {
  const place = { space: 'stillpoint', environment: 'master' };
  try {
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/vnd.contentful.management.v1+json',
        'x-contentful-topic': 'ContentManagement.Entry.publish',
        'x-contentful-webhook-name': 'Stillpoint',
        'x-content-webhook-secret': webhookSecret,
      },
      body: JSON.stringify(entryWire(state, entry, place, '*', 'published')),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return `The site answered ${String(response.status)}.`;
  } catch {
    return 'The site did not answer. It will see the change when it next asks.';
  }
}
