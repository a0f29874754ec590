import { expect } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { demoPassword } from '../../../demo/people.ts';
import { cards } from '../pages/CheckoutPage.ts';
import type { InPage, TestBrowser } from './browsers/TestBrowser.ts';

const cardFrame = 'main iframe:not([data-wallet])';
const buy = '[data-bar] button[data-variant=primary]';

/** What a visitor does in a browser, whatever its engine. Each step waits until it is possible. */
export class Visit {
  readonly browser: TestBrowser;
  readonly #site: string;

  constructor(browser: TestBrowser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  async open(path: string) {
    await this.browser.open(`${this.#site}${path}`);
  }

  /** Waits until an answer of the page satisfies. A page that is just being left gives none. */
  async see<Words extends string[]>(question: InPage<Words, boolean>, words: Words, frame?: string) {
    await expect(async () => {
      expect(await this.browser.evaluate(question, words, frame), `${question.name}(${words.join()})`).toBe(
        true,
      );
    }).toPass({ timeout: 30_000 });
  }

  async arriveAt(address: RegExp) {
    await expect(async () => expect(await this.browser.address()).toMatch(address)).toPass({
      timeout: 30_000,
    });
  }

  async click(selector: string, frame?: string) {
    await this.see(isEnabled, [selector], frame);
    await this.browser.click(selector, frame);
  }

  /** Clicks into an empty field until it has the focus, types, and waits until the field holds the text. */
  async fill(selector: string, text: string, frame?: string) {
    await this.#clickUntil(hasFocus, selector, selector, frame);
    await this.browser.type(text);
    await this.see(holdsTyped, [selector, text], frame);
  }

  /**
   * Clicks until it has an effect on an element. Just after scrolling, Chromium leads a click by where the card's frame
   * stood before: to another field of it, or from the page into it.
   */
  async #clickUntil(effect: InPage<[string], boolean>, element: string, target: string, frame?: string) {
    await this.see(isEnabled, [target], frame);
    await expect(async () => {
      await this.browser.click(target, frame);
      expect(await this.browser.evaluate(effect, [element], frame), `${effect.name}(${element})`).toBe(true);
    }).toPass({ timeout: 30_000 });
  }

  async declineCookies() {
    await this.click('[name=choice][value=decline]');
    await this.see(isAbsent, ['[name=choice][value=decline]']);
  }

  /** Signs a new person up, whose address is as wide as any other's: it has the same characters in another order. */
  async signUp() {
    await this.fill('[name=fullname]', 'Nina Night');
    await this.fill('[name=email]', `nina.night.${shuffled('0123456789abcdef')}@example.com`);
    await this.fill('main [name=password]', demoPassword);
    await this.click('main form button[type=submit]');
  }

  /** Waits until the order is worked out and the card's frame, which is hidden until it is ready, is shown. */
  async waitForCheckout() {
    await this.see(isEnabled, [cardFrame]);
    await this.see(isEnabled, [buy]);
  }

  /** Waits until the one button that buys is on the screen as a whole. */
  async hasButtonOnScreen() {
    await this.see(isOnScreen, [buy]);
  }

  /** Types a card. Its frame is scrolled to the middle first: WebKit's driver scrolls within a frame, and not the page around it. */
  async enterCard() {
    await this.browser.evaluate(scrollToMiddle, [cardFrame]);
    await this.fill('[autocomplete=cc-number]', cards.succeeds, cardFrame);
    await this.fill('[autocomplete=cc-exp]', '12/35', cardFrame);
    await this.fill('[autocomplete=cc-csc]', '123', cardFrame);
  }

  async approvePayPal() {
    const payPal = '[name=paymentMethod][value=paypal]';
    await this.#clickUntil(isChecked, payPal, `label:has(${payPal})`);
    await this.press();
    await this.arriveAt(/\/paypal\//);
    await this.click('[name=payer][value=PAYERNORA]');
    await this.click('[name=answer][value=approve]');
    await this.arriveAt(/\/checkout\?/);
  }

  /** Goes back in the browser's history, with the browser's own memory of the page where it has one. */
  async goBack() {
    await this.see(isLoaded, []);
    await this.browser.evaluate(goBack, []);
  }

  /** Waits until the one button that buys has the focus. */
  async standsAtButton() {
    await this.see(hasFocus, [buy]);
  }

  /** Presses the one button that buys, by key: just after scrolling, Chromium may lead a click to the card's frame. */
  async press() {
    await this.see(isEnabled, [buy]);
    await this.browser.evaluate(focus, [buy]);
    await this.browser.pressEnter();
  }

  async bought() {
    await this.arriveAt(/\/buy\/checkout\/summary\?purchase=/);
  }

  async reads(selector: string, text: string) {
    await this.see(holdsText, [selector, text]);
  }
}

/** The characters in a random order. */
function shuffled(characters: string): string {
  const ordered = Array.from(characters, (character) => [randomInt(2 ** 32), character] as const);
  return ordered
    .toSorted(([one], [other]) => one - other)
    .map(([, character]) => character)
    .join('');
}

function isEnabled(selector: string): boolean {
  const element = document.querySelector(selector);
  return (
    element !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getAttribute('aria-disabled') !== 'true'
  );
}

function isOnScreen(selector: string): boolean {
  const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {
    top: -1,
    bottom: -1,
  };
  return top >= 0 && bottom <= innerHeight;
}

function isAbsent(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() !== true;
}

function isChecked(selector: string): boolean {
  return document.querySelector(selector)?.matches(':checked') === true;
}

/** Whatever the page has put between letters and digits. */
function holdsTyped(selector: string, text: string): boolean {
  const [held = '', typed] = [document.querySelector<HTMLInputElement>(selector)?.value, text].map((value) =>
    value?.replaceAll(/[\s/]/g, ''),
  );
  return held === typed;
}

function scrollToMiddle(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Whether nothing is left to fetch, which leaving the page would cut off. */
function isLoaded(): boolean {
  return document.readyState === 'complete' && document.fonts.status === 'loaded';
}

function goBack(): void {
  // Once the driver has its answer.
  setTimeout(() => history.back());
}

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

function holdsText(selector: string, text: string): boolean {
  const found = document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  return found.replaceAll(/\s+/g, ' ').includes(text);
}
