import { expect, type Page } from '@playwright/test';
import type { Sandbox } from './Sandbox.ts';
import { waitUntilTaken } from './waitUntilTaken.ts';

/** The page that ends a contract without a login, and the mail of its declaration. Fields are found by name. */
export class EndContractPage {
  readonly page: Page;
  readonly sandbox: Sandbox;

  constructor(page: Page, sandbox: Sandbox) {
    this.page = page;
    this.sandbox = sandbox;
  }

  async declare(button: string, typed: Record<string, string>) {
    for (const [name, value] of Object.entries(typed)) {
      await this.page.locator(`main [name=${name}]`).fill(value);
    }
    await waitUntilTaken(this.page);
    await this.page.locator('main').getByRole('button', { name: button }).click();
  }

  /** The link that confirms, once its mail is there: others may come before it. */
  async linkTo(email: string): Promise<string> {
    const link = async () => {
      const mails = await this.sandbox.waitForMails(email, 1);
      const matches = mails.map(({ html }) => /href="([^"]*\/cancel\?confirm=[^"]*)"/.exec(html)?.[1]);
      return matches.find((match) => match !== undefined) ?? '';
    };
    await expect.poll(link).not.toBe('');
    return link();
  }

  /** Ends all contracts of an address: the declaration, the link of its mail, and the press that confirms it. */
  async endAll(email: string, { path, button }: { path: string; button: string }) {
    await this.page.goto(path);
    await this.declare(button, { name: 'Nina Night', email });
    await this.page.goto(await this.linkTo(email));
    await this.page.locator('main').getByRole('button', { name: button }).click();
  }
}
