import { expect, type APIRequestContext } from '@playwright/test';

interface CaughtMail {
  subject: string;
  to: string;
  html: string;
  text: string;
}

/** What stands in for the companies around us, asked directly. */
export class Sandbox {
  readonly #request: APIRequestContext;
  readonly origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.origin = origin;
  }

  /** How many subscriptions the billing company holds for somebody, by its own account page. */
  async subscriptionsOf(userId: string): Promise<number> {
    const answer = await this.#request.get(`${this.origin}/zuora`);
    const account = (await answer.text()).split('<section>').find((part) => part.includes(`A-${userId}`));
    return account === undefined ? 0 : account.split('<strong>').length - 1;
  }

  async mailsTo(address: string): Promise<CaughtMail[]> {
    const answer = await this.#request.get(`${this.origin}/inbox.json?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as { mails: CaughtMail[] }).mails;
  }

  /** Waits until somebody got as many mails. */
  async waitForMails(address: string, count: number): Promise<CaughtMail[]> {
    await expect
      .poll(async () => (await this.mailsTo(address)).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(count);
    return this.mailsTo(address);
  }

  async advance(days: number) {
    await this.#request.post(`${this.origin}/clock/advance`, { data: { days } });
  }
}
