import { test } from '../journey.ts';

const looks = [
  { theme: 'day', width: 1280 },
  { theme: 'night', width: 360 },
] as const;

for (const { theme, width } of looks) {
  test.describe(`by ${theme}, with the card typed at ${width} pixels`, () => {
    test.use({ settings: { theme, scripts: true, motion: false } });

    test('a visitor starts a trial by card and becomes a subscriber', async ({ visit, keepPictures }) => {
      await visit.open('/');
      await visit.declineCookies();
      // WebKitGTK keeps the layout that the home page was loaded with when its window is resized.
      await keepPictures('home', { reloaded: true });
      await visit.open('/plans?country=GB');
      await keepPictures('plans');
      await visit.click('article[data-leading] a');
      await visit.arriveAt(/\/register\?.*plan=B2C14DANNUAL/);
      await keepPictures('sign-up');
      await visit.signUp();
      await visit.arriveAt(/\/checkout\?.*plan=B2C14DANNUAL/);
      await visit.waitForCheckout();
      await visit.browser.resize(360, 800);
      await visit.hasButtonOnScreen();
      await keepPictures('checkout');
      await visit.browser.resize(width, 800);
      await visit.enterCard();
      await keepPictures('card');
      await visit.browser.resize(width, 800);
      await visit.press();
      await visit.bought();
      await visit.reads('h1', 'You’re in');
      await keepPictures('confirmation');
      // WebKit shows where the way back redirects to, and keeps the address that it left.
      await visit.goBack();
      await visit.reads('h1', '14 free days left');
    });
  });
}

test('the monthly plan is paid by PayPal on a phone, and the approval survives a reload', async ({
  visit,
}) => {
  await visit.browser.resize(360, 800);
  await visit.open('/plans?country=DE');
  await visit.declineCookies();
  await visit.click('article a[href*=B2CMONTHLY]');
  await visit.arriveAt(/\/register\?.*plan=B2CMONTHLY/);
  await visit.signUp();
  await visit.arriveAt(/\/checkout\?.*plan=B2CMONTHLY/);
  await visit.waitForCheckout();
  await visit.approvePayPal();
  await visit.reads('main', 'Agreed at PayPal');
  await visit.standsAtButton();
  await visit.browser.reload();
  await visit.reads('main', 'Agreed at PayPal');
  await visit.standsAtButton();
  await visit.browser.pressEnter();
  await visit.bought();
});
