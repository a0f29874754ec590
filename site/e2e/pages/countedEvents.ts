import type { Page } from '@playwright/test';

interface CountedEvent {
  type: string;
  name: string;
  fields: Record<string, string>;
  accountId: string | null;
  happenedAt: string;
}

/** The events that the collector keeps, oldest first. */
export async function countedBy(page: Page): Promise<CountedEvent[]> {
  const answer = await page.request.get('/analytics/events', { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: { attributes: { events: CountedEvent[] } } };
  return data.attributes.events.toReversed();
}

/** Agrees that visits are counted. */
export async function allowAnalytics(page: Page) {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'cookiePolicyAnalytics', value: 'accept', url: origin }]);
}
