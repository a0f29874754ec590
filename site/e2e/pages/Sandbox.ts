import { expect, type APIRequestContext } from '@playwright/test';

export interface CaughtMail {
  subject: string;
  to: string[];
  html: string;
  text: string;
  headers: { name: string; value: string }[];
}

/** What the billing company holds for somebody, a line each. */
interface Account {
  subscriptions: string[];
  invoices: string[];
}

/** What stands in for the companies around us, asked directly. */
export class Sandbox {
  readonly #request: APIRequestContext;
  readonly origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.origin = origin;
  }

  /** How many subscriptions the billing company holds for somebody. */
  async subscriptionsOf(userId: string): Promise<number> {
    return (await this.accountOf(userId)).subscriptions.length;
  }

  /** Somebody's account, by the billing company's own page. */
  async accountOf(userId: string): Promise<Account> {
    const answer = await this.#request.get(`${this.origin}/zuora`);
    const account = (await answer.text()).split('<section>').find((part) => part.includes(`A-${userId}`));
    const lines = (account ?? '').split('<li>').slice(1);
    return {
      subscriptions: lines.filter((line) => line.includes('<strong>')).map(withoutMarkup),
      invoices: lines.filter((line) => !line.includes('<strong>')).map(withoutMarkup),
    };
  }

  /** The day on which somebody's only subscription is billed next, or ends. */
  async turningDayOf(userId: string): Promise<string> {
    const { subscriptions } = await this.accountOf(userId);
    const [, day] = /(?:next bill|ends) (\d{4}-\d{2}-\d{2})/.exec(subscriptions.join()) ?? [];
    if (day === undefined) throw new Error(`No day stands in: ${subscriptions.join()}`);
    return day;
  }

  async mailsTo(address: string): Promise<CaughtMail[]> {
    const answer = await this.#request.get(`${this.origin}/inbox.json?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as { mails: CaughtMail[] }).mails;
  }

  /** Waits until somebody got as many mails. Whoever moved the clock waits behind all others who are billed meanwhile. */
  async waitForMails(address: string, count: number): Promise<CaughtMail[]> {
    await expect
      .poll(async () => (await this.mailsTo(address)).length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(count);
    return this.mailsTo(address);
  }

  async advance(days: number) {
    await this.#request.post(`${this.origin}/clock/advance`, { data: { days } });
  }
}

/** Words with the spaces of a keyboard, whichever hold them together in a mail. */
export function spaced(words = ''): string {
  return words.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ');
}

function withoutMarkup(line: string): string {
  return spaced(line.replaceAll(/<[^>]*>/g, ' ')).trim();
}
