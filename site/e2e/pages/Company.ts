import type { Page } from '@playwright/test';
import { waitForHydration } from './waitForHydration.ts';

/** The pages of the companies that sign people in. Fields are found by name, as the pages are in the browser's language. */
export class Company {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Finds a company by the look-up of workplaces, in any language, and goes on to it. */
  async lookUp(name: string, { script = true } = {}) {
    const term = this.page.locator('[name=term]');
    if (script) await waitForHydration(term);
    await term.fill(name);
    await term.press('Enter');
    const path = `/auth/with/${name.toLowerCase().replace(' ', '')}`;
    await this.page.locator(`a[href*="${path}"]`).click();
  }

  /** Logs in at Acorn as a person of the sandbox, from the look-up of workplaces. It leads to the plans. */
  async logInAtWork(person: string, { prefix = '', script = true } = {}) {
    const back = encodeURIComponent(`${prefix}/plans`);
    await this.page.goto(`${prefix}/sso-login?step=sso-login&redirectOnSuccess=${back}`);
    await this.lookUp('Acorn', { script });
    await this.answer(person);
  }

  /** Answers on a company's page as a person of the sandbox. */
  async answer(person: string, answer: 'agree' | 'refuse' = 'agree') {
    await this.page.locator(`[name=person][value=${person}]`).check();
    await this.page.locator(`button[value=${answer}]`).click();
  }

  /** Presses a company's button on a page of ours, and answers there. Apple's answer needs one press more without a script. */
  async goTo(button: RegExp | string, person: string, answer: 'agree' | 'refuse' = 'agree') {
    await this.page.getByRole('link', { name: button }).click();
    await this.answer(person, answer);
  }
}
