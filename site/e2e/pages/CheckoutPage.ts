import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** The sandbox's cards, by what they do. */
export const cards = {
  succeeds: '4111 1111 1111 1111',
  declinedInPage: '4000 0000 0000 0002',
  declinedAtCharge: '4000 0000 0000 0341',
  expired: '4000 0000 0000 0069',
  slow: '4000 0000 0000 0259',
  failsThrice: '4000 0000 0000 0119',
} as const;

/** The frame of the card page, beside which another one may hold the buttons of wallets. */
export const cardFrame = 'iframe:not([data-wallet])';

/** The checkout, with the payment partner's page in its frame. */
export class CheckoutPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The checkout in another tab. */
  in(page: Page): CheckoutPage {
    return new CheckoutPage(page);
  }

  /** The one button of the page that buys. */
  get buy() {
    return this.page.locator('main button[data-variant=primary]').last();
  }

  get summary() {
    return this.page.locator('main [role=region]');
  }

  /** Waits for the card's frame, which the script adds: choices made before are posted to the server as a form. */
  async waitForCardForm() {
    await expect(this.page.locator(cardFrame)).toBeAttached();
  }

  /** The frame with the buttons of wallets. */
  get walletFrame() {
    return this.page.locator('iframe[data-wallet]');
  }

  /** The button of a wallet, in the payment partner's frame within ours. */
  wallet(name: RegExp) {
    return this.walletFrame.contentFrame().locator('iframe').contentFrame().getByRole('button', { name });
  }

  /** Presses the button of a wallet, and gives the window that it opens. */
  async openWallet(name = /Google Pay/): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.wallet(name).click();
    const sheet = await opened;
    await expect(sheet.getByRole('heading')).toBeVisible();
    return sheet;
  }

  /** The payment partner's page. */
  get cardForm() {
    return this.page.frameLocator(cardFrame);
  }

  /** A field of the payment partner's page, by its name for autofill. */
  cardField(autofill: 'cc-number' | 'cc-exp' | 'cc-csc' | 'cc-name') {
    return this.cardForm.locator(`[autocomplete=${autofill}]`);
  }

  /** What is said by the card. */
  get cardProblem() {
    return this.page.locator('[tabindex="-1"]:has(+ * > iframe)');
  }

  /** Types a card. The name stands there, from the account. Nothing is submitted. */
  async enterCard(number: string = cards.succeeds) {
    // Hidden until it is ready: what was typed before would be lost with the frame.
    await expect(this.page.locator(cardFrame)).toBeVisible();
    await this.cardField('cc-number').fill(number);
    await this.cardField('cc-exp').fill('12/35');
    await this.cardField('cc-csc').fill('123');
    await expect(this.cardField('cc-name')).toHaveValue(/./);
  }

  /** The same by keyboard alone. */
  async typeCard(number: string = cards.succeeds) {
    await expect(this.page.locator(cardFrame)).toBeVisible();
    for (const [field, typed] of [
      ['cc-number', number],
      ['cc-exp', '12/35'],
      ['cc-csc', '123'],
    ] as const) {
      await tabTo(this.page, this.cardField(field));
      await this.page.keyboard.type(typed);
    }
    await expect(this.cardField('cc-name')).toHaveValue(/./);
  }

  /** Has a card saved without buying: the visitor turns to PayPal while the card is saved, and back to the card. */
  async saveCard() {
    const sent = Promise.withResolvers<undefined>();
    const answers = Promise.withResolvers<undefined>();
    // The card on its way to the payment partner: the page itself is opened with a query.
    await this.page.route('**/apps/PublicHostedPageLite.do', async (route) => {
      sent.resolve(undefined);
      await answers.promise;
      await route.continue();
    });
    await this.payByCard();
    await expect(this.buy).toHaveText('Checking your card');
    await sent.promise;
    await this.payBy('paypal');
    await expect(this.buy).toHaveText('Continue to PayPal');

    const described = this.page.waitForResponse('**/subscription/payments/web/payment-methods/*');
    answers.resolve(undefined);
    await described;
    await this.payBy('card');
    await expect(this.page.getByText('Visa ending in 1111')).toBeVisible();
    await expect(this.page.locator(cardFrame)).toHaveCount(0);
  }

  /** Presses the button, once the order is worked out: before, presses are ignored. */
  async press() {
    await expect(this.buy).not.toHaveAttribute('aria-disabled', 'true');
    await this.#click(this.buy);
  }

  /** Types a card, and presses the one button. */
  async payByCard(number: string = cards.succeeds) {
    await this.enterCard(number);
    await this.press();
  }

  /** Pays by a card that succeeds, up to the purchase's own page. */
  async buyByCard() {
    await this.payByCard();
    await this.bought();
  }

  /** The radio button of a payment method. */
  payingBy(method: 'card' | 'paypal') {
    return this.page.locator(`[type=radio][name=paymentMethod][value=${method}]`);
  }

  async payBy(method: 'card' | 'paypal') {
    await this.#choose(this.payingBy(method));
  }

  async choosePlan(code: string) {
    const radio = this.page.locator(`[name=plan][value=${code}]`);
    if (!(await radio.isVisible())) await this.#unfold('plan');
    await this.#choose(radio);
  }

  /** Chooses a country. With a script, the order then changes in its place. */
  async chooseCountry(code: string) {
    const select = this.page.locator('main [name=country]');
    if (!(await select.isVisible())) await this.#unfold('country');
    await select.selectOption(code);
  }

  /** Presses the line of the order that holds a choice. */
  async #unfold(name: 'plan' | 'country') {
    await this.#click(this.page.locator(`main summary:has(+ * [name=${name}])`));
  }

  /** Clicks a radio button's label, since the button itself is visually hidden. */
  async #choose(radio: Locator) {
    await this.#click(this.page.locator('label').filter({ has: radio }));
    await expect(radio).toBeChecked();
  }

  /** Not by mouse: just after the page was scrolled, Chromium may lead the press to the frame that stood there before. */
  async #click(part: Locator) {
    await part.dispatchEvent('click');
  }

  /** Goes to PayPal and approves the agreement there, or cancels. */
  async answerPayPal(answer: 'approve' | 'cancel', payer = 'PAYERNORA') {
    await this.waitForCardForm();
    await this.payBy('paypal');
    await this.press();
    await this.page.waitForURL(/\/paypal\//);
    await this.page.locator(`[name=payer][value=${payer}]`).check();
    await this.page.locator(`[name=answer][value=${answer}]`).click();
  }

  async applyVoucher(code: string) {
    const field = this.page.locator('[name=voucher]');
    if (!(await field.isVisible()))
      await this.page
        .locator('summary')
        .filter({ hasText: /voucher|Gutschein/ })
        .click();
    await field.fill(code);
    await field.press('Enter');
  }

  /** How an attempt to buy ended. */
  async outcome(): Promise<'bought' | 'already subscribed'> {
    const bought = this.page.getByRole('heading', { level: 1, name: /You’re in/ });
    const theirs = this.page.locator('main').getByText(/already a subscriber|already yours/);
    await expect(bought.or(theirs).first()).toBeVisible({ timeout: 30_000 });
    return (await bought.isVisible()) ? 'bought' : 'already subscribed';
  }

  async bought() {
    await this.page.waitForURL(/\/buy\/checkout\/summary\?purchase=/);
  }
}
