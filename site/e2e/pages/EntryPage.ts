import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../../demo/people.ts';

export interface NewPerson {
  fullname: string;
  email: string;
  password: string;
}

let made = 0;

/** A person without an account. */
export function newPerson(): NewPerson {
  made += 1;
  return {
    fullname: 'Nina Night',
    email: `nina.${process.pid}.${Date.now()}.${made}@example.com`,
    password: demoPassword,
  };
}

/** Sign-up and login pages. Fields are found by name, which is the same in every language. */
export class EntryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get submit() {
    return this.page.locator('main form button[type=submit]');
  }

  async fillSignUp({ fullname, email, password }: NewPerson) {
    await this.page.locator('[name=fullname]').fill(fullname);
    await this.page.locator('[name=email]').fill(email);
    await this.page.locator('main [name=password]').fill(password);
  }

  async signUp(person: NewPerson = newPerson()): Promise<NewPerson> {
    await this.fillSignUp(person);
    await this.submit.click();
    return person;
  }

  /** Signs a new person up and waits for the checkout, in English or under another language's prefix. */
  async arriveAtCheckout(query = 'plan=B2CMONTHLY&country=DE', prefix = ''): Promise<NewPerson> {
    const { person, leadsTo } = await this.postSignUp(`${prefix}/register?${query}`);
    await this.page.goto(leadsTo);
    await this.page.waitForURL(/\/checkout\?/);
    return person;
  }

  /** Signs a new person up, who then comes back with a browser that knows no account. Gives the account's id as well. */
  async haveAccount(prefix = ''): Promise<NewPerson & { userId: string }> {
    const plans = `${prefix}/plans`;
    const address = `${prefix}/register?redirectOnSuccess=${encodeURIComponent(plans)}`;
    const { person, leadsTo } = await this.postSignUp(address);
    const arrived = await this.page.request.get(leadsTo);
    expect(new URL(arrived.url()).pathname).toBe(plans);
    const userId = await this.userId();
    await this.page.context().clearCookies();
    return { ...person, userId };
  }

  /**
   * Posts the form of the sign-up page as a browser without a script does, with the cookies of this page, but draws no page:
   * journeys about something else need an account only. Gives the address that the sign-up leads to.
   */
  private async postSignUp(address: string): Promise<{ person: NewPerson; leadsTo: string }> {
    const person = newPerson();
    const { request } = this.page;
    const form = await request.get(address, { headers: { accept: 'text/html' } });
    const url = form.url();
    const answer = await request.post(url, {
      form: { ...person },
      headers: { accept: 'text/html', origin: new URL(url).origin },
      maxRedirects: 0,
    });
    const { location } = answer.headers();
    if (location === undefined) throw new Error(`The sign-up was refused: ${answer.status()}`);
    return { person, leadsTo: new URL(location, url).href };
  }

  /** The id of the signed-in person. */
  async userId(): Promise<string> {
    const answer = await this.page.request.get('/session');
    const { data } = (await answer.json()) as { data: { attributes: { userId: string } } };
    return data.attributes.userId;
  }

  /** Whether an account is signed in. */
  async isSignedIn(): Promise<boolean> {
    return Boolean(await this.userId());
  }

  /** Logs in as one of the demo people, by first name. */
  async logInAs(name: string) {
    await this.logIn({ email: `${name}@demo.stillpoint.example`, password: demoPassword });
  }

  async logIn({ email, password }: Pick<NewPerson, 'email' | 'password'>) {
    await this.page.locator('[name=email]').fill(email);
    await this.page.locator('main [name=password]').fill(password);
    await this.submit.click();
  }
}
