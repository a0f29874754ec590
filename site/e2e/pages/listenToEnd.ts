import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './Sandbox.ts';

const contentId = 'four-and-four';

/** Has the signed-in person of a page listen to the exercise to its end, by moved time and as a page tells it. */
export async function listenToEnd(page: Page, sandbox: Sandbox): Promise<void> {
  const session = await page.request.get('/session');
  const { data } = (await session.json()) as { data: { attributes: { userId: string } } };
  const { userId } = data.attributes;
  const tell = async (action: 'start' | 'progress' | 'complete', positionMs: number) => {
    const answer = await page.request.post(`/content/batch/user-activities?userId=${userId}`, {
      data: { activities: [{ contentId, action, positionMs }] },
      headers: { origin: new URL(page.url()).origin },
    });
    return JSON.stringify(await answer.json());
  };
  await tell('start', 0);
  // However long a silence was, 20 seconds of it count.
  for (const second of [16, 32, 48, 64, 80]) {
    await sandbox.advanceAndFollow(0.001);
    await tell('progress', second * 1_000);
  }
  expect(await tell('complete', 96_000)).toContain('finishedAt');
}
