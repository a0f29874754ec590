import { expect, type APIRequestContext } from '@playwright/test';

export interface CaughtMail {
  subject: string;
  to: string[];
  html: string;
  text: string;
  headers: { name: string; value: string }[];
}

/** How a company that signs people in fails. */
type CompanyFault = 'down' | 'slow' | 'rubbish' | 'replayedState' | 'replayedNonce' | 'none';

/** A person's account at the billing company, a line for each subscription and invoice. */
interface Account {
  subscriptions: string[];
  invoices: string[];
}

/** The sandbox's own pages and interfaces. */
export class Sandbox {
  readonly #request: APIRequestContext;
  readonly origin: string;

  constructor(request: APIRequestContext, origin: string) {
    this.#request = request;
    this.origin = origin;
  }

  /** The number of a person's subscriptions at the billing company. */
  async subscriptionsOf(userId: string): Promise<number> {
    return (await this.accountOf(userId)).subscriptions.length;
  }

  /** A person's account, read from the sandbox's billing page. */
  async accountOf(userId: string): Promise<Account> {
    const answer = await this.#request.get(`${this.origin}/zuora`);
    const account = (await answer.text()).split('<section>').find((part) => part.includes(`A-${userId}`));
    const lines = (account ?? '').split('<li>').slice(1);
    return {
      subscriptions: lines.filter((line) => line.includes('<strong>')).map(withoutMarkup),
      invoices: lines.filter((line) => !line.includes('<strong>')).map(withoutMarkup),
    };
  }

  /** The day on which a person's only subscription is billed next, or ends. */
  async turningDayOf(userId: string): Promise<string> {
    const { subscriptions } = await this.accountOf(userId);
    const [, day] = /(?:next bill|ends) (\d{4}-\d{2}-\d{2})/.exec(subscriptions.join()) ?? [];
    if (day === undefined) throw new Error(`No day was found in: ${subscriptions.join()}`);
    return day;
  }

  /** Makes a company that signs people in fail, or answer well again with `none`. */
  async failCompany(company: string, fault: CompanyFault): Promise<void> {
    await this.#request.post(`${this.origin}/identity-providers/faults`, { form: { company, fault } });
  }

  /** What a company wrote from an address, as it arrived with those who answer. */
  async enquiriesOf(email: string): Promise<{ form: string; message: string }[]> {
    const answer = await this.#request.get(`${this.origin}/hubspot/submissions.json`);
    const { submissions } = (await answer.json()) as {
      submissions: { form: string; values: { email: string; message: string } }[];
    };
    return submissions
      .filter(({ values }) => values.email === email)
      .map(({ form, values }) => ({ form, message: values.message }));
  }

  /** Takes the service that receives what companies write away, or brings it back. */
  async setFormServiceDown(down: boolean): Promise<void> {
    await this.#request.post(`${this.origin}/hubspot/down`, { form: { down: down ? 'on' : 'off' } });
  }

  async mailsTo(address: string): Promise<CaughtMail[]> {
    const answer = await this.#request.get(`${this.origin}/inbox.json?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as { mails: CaughtMail[] }).mails;
  }

  /** Waits until an address has received that many mails. After a change of the clock, all due bills are processed first. */
  async waitForMails(address: string, count: number): Promise<CaughtMail[]> {
    await expect
      .poll(async () => (await this.mailsTo(address)).length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(count);
    return this.mailsTo(address);
  }

  /** Waits for an error report with this text, and gives the address of its page. */
  async reportOf(text: string): Promise<string> {
    let id: string | undefined;
    await expect
      .poll(async () => {
        const answer = await this.#request.get(`${this.origin}/sentry/events.json`);
        const { events } = (await answer.json()) as { events: { event_id: string }[] };
        id = events.find((event) => JSON.stringify(event).includes(text))?.event_id;
        return id;
      })
      .toBeDefined();
    return `${this.origin}/sentry/events/${id}`;
  }

  async advance(days: number) {
    await this.#request.post(`${this.origin}/clock/advance`, { data: { days } });
  }

  /** Moves time on, and waits until the backend goes by it: it has read the time again after the reading that told it. */
  async advanceAndFollow(days: number) {
    await this.advance(days);
    const timesRead = async () => {
      const answer = await this.#request.get(`${this.origin}/clock/times-read`);
      return ((await answer.json()) as { timesRead: number }).timesRead;
    };
    await expect.poll(timesRead).toBeGreaterThanOrEqual(2);
  }
}

/** Replaces non-breaking and repeated spaces by single ones. */
export function spaced(words = ''): string {
  return words.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ');
}

function withoutMarkup(line: string): string {
  return spaced(line.replaceAll(/<[^>]*>/g, ' ')).trim();
}
