import { describe, expect, test } from 'vitest';
import { answerPendingSignIn, pendingSignInOf } from '../../../testing/pending-sign-in.ts';
import {
  answer,
  signInByCompany,
  codeOf,
  proveAddress,
  questionIn,
} from '../../../testing/company-sign-in.ts';
import { identitySuite } from '../../../testing/identity-suite.ts';
import { comeBack, followLink, visitCompany } from '../../../testing/company-page.ts';
import { newBrowser, newEmail, newMember, password, sessionIn } from '../../../testing/members.ts';
import { ledBy } from '../../../testing/told.ts';

const suite = identitySuite({ companies: true });
const { mails, tables } = suite;

const gloria = 'gloria@people.stillpoint.example';

describe('a person without an address', () => {
  test('is asked for one, proves it by a code, and signs up', async () => {
    const browser = await signInByCompany(suite, 'google', 'person-mia', '&redirectOnSuccess=/plans');
    expect(await questionIn(browser)).toMatchObject({ question: 'address', connection: 'google' });
    expect(codeOf(await answer(browser, 'address', {}))).toBe('INVALID');
    expect(codeOf(await answer(browser, 'address', { email: 'mia' }))).toBe('INVALID');

    const email = newEmail();
    const { mail, proven } = await proveAddress(suite, browser, email);
    expect(mail).toMatchObject({ mail: 'addressCode', to: email });
    const { next } = proven.json<{ data: { attributes: { next: string } } }>().data.attributes;
    const end = await browser.follow(await browser.open(next), '/plans');
    expect(end.headers.location).toBe('/plans');
    expect(await sessionIn(browser)).toMatchObject({ firstName: 'Mia', email });

    // The company is known now: nothing is asked again.
    const again = newBrowser(suite.testApp);
    await again.follow(await visitCompany(suite.testApp, again, { name: 'google', person: 'person-mia' }));
    expect(await sessionIn(again)).toMatchObject({ email });
  });

  test('is asked again for an address that is mistyped, with what was typed, and once for one that may be', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    const factsAfter = async (form: Record<string, string>) => {
      const refused = await answerPendingSignIn(browser, 'address', form);
      return (await browser.follow(refused)).json<{ facts: { asked: object } }>().facts.asked;
    };
    // Only the button without a field sends it to the address that the company told.
    expect(await factsAfter({ email: '' })).toMatchObject({ question: 'address', typed: '' });
    expect(await factsAfter({ email: 'mia@' })).toMatchObject({ question: 'address', typed: 'mia@' });
    // It may be a password.
    const unkept = await factsAfter({ email: 'mia' });
    expect(unkept).toMatchObject({ question: 'address' });
    expect(unkept).not.toHaveProperty('typed');
    const [typed, suggestion] = ['mia@gmial.com', 'mia@gmail.com'];
    expect(await factsAfter({ email: typed })).toMatchObject({ question: 'address', typed, suggestion });
    expect(mails()).toEqual([]);
    // What was typed in this browser is shown as it is, to be checked.
    expect(await factsAfter({ email: typed, suggestionSeen: typed })).toMatchObject({
      question: 'code',
      email: typed,
    });
    expect(mails()).toMatchObject([{ mail: 'addressCode', to: typed }]);
  });

  test('takes the suggested address in the place of the typed one where it is pressed', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    const [typed, meant] = ['mia@gmial.com', 'mia@gmail.com'];
    await answer(browser, 'address', { email: typed, suggestionSeen: typed, suggestionTaken: meant });
    expect(await questionIn(browser)).toMatchObject({ question: 'code', email: meant });
    expect(mails()).toMatchObject([{ mail: 'addressCode', to: meant }]);
  });

  test('is not told whether an account has an address before it is proved', async () => {
    const [taken, free] = [newEmail(), newEmail()];
    await newMember(suite.testApp, taken);
    for (const email of [taken, free]) {
      const browser = await signInByCompany(suite, 'facebook', 'person-mia');
      const sent = await answer(browser, 'address', { email });
      expect([sent.statusCode, await questionIn(browser)]).toEqual([
        200,
        expect.objectContaining({ question: 'code', email }),
      ]);
      expect(await questionIn(browser)).not.toHaveProperty('ways');
    }
  });
});

describe('a code', () => {
  test('to an address that the company told says it masked, whatever was typed before', async () => {
    const browser = await signInByCompany(suite, 'spotify', 'person-gloria');
    await answer(browser, 'address', { email: 'mia' });
    await answer(browser, 'address', {});
    expect(await questionIn(browser)).toMatchObject({
      question: 'code',
      email: 'g•••@people.stillpoint.example',
    });
  });

  test('that was left empty uses up no try', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answer(browser, 'address', {});
    for (let tries = 0; tries < 6; tries += 1) {
      expect(codeOf(await answer(browser, 'code', { code: ' ' }))).toBe('CODE_MISSING');
    }
    const [mail] = mails();
    expect((await answer(browser, 'code', { code: mail?.facts.code ?? '' })).statusCode).toBe(200);
  });

  test('is refused five times, also when another is asked for meanwhile', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answer(browser, 'address', {});
    const [first] = mails();
    const wrong = first?.facts.code === '000000' ? '111111' : '000000';
    for (const triesLeft of [4, 3, 2]) {
      const refused = await answer(browser, 'code', { code: wrong });
      expect(refused.json()).toMatchObject({ errors: [{ code: 'WRONG_CODE', data: { triesLeft } }] });
    }
    await tables().deleteFrom('throttleCounters').execute();
    await answer(browser, 'address', {});
    const [second] = mails();
    expect(codeOf(await answer(browser, 'code', { code: wrong }))).toBe('WRONG_CODE');
    expect(codeOf(await answer(browser, 'code', { code: wrong }))).toBe('TOO_MANY_ATTEMPTS');
    const right = second?.facts.code ?? '';
    expect(codeOf(await answer(browser, 'code', { code: right }))).toBe('TOO_MANY_ATTEMPTS');
    // No code is on its way that could be used.
    expect(codeOf(await answer(browser, 'address', {}))).toBe('TOO_MANY_ATTEMPTS');
    expect(await sessionIn(browser)).toEqual({ status: 'signedOut' });
  });

  test('is not sent again within a minute, and stands in no table as it is', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await answer(browser, 'address', {});
    const again = await answer(browser, 'address', {});
    expect([again.statusCode, codeOf(again), again.headers['retry-after']]).toEqual([
      429,
      'WAIT_FOR_CODE',
      '60',
    ]);
    const [mail] = mails();
    const rows = await tables().selectFrom('mailedCodes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${mail?.facts.code ?? ''}"`);
  });

  test('of one browser does not serve in another', async () => {
    const [own, other] = [
      await signInByCompany(suite, 'facebook', 'person-gloria'),
      await signInByCompany(suite, 'facebook', 'person-gloria'),
    ];
    await answer(own, 'address', {});
    const [mail] = mails();
    expect(codeOf(await answer(other, 'code', { code: mail?.facts.code ?? '' }))).toBe('NO_PENDING_SIGN_IN');
    expect(codeOf(await answer(newBrowser(suite.testApp), 'code', { code: '1' }))).toBe('NO_PENDING_SIGN_IN');
  });
});

describe('an identity that is pending in two browsers', () => {
  test('opens one account alone, and leaves nothing of the second', async () => {
    const [first, second] = [
      await signInByCompany(suite, 'google', 'person-mia'),
      await signInByCompany(suite, 'google', 'person-mia'),
    ];
    const emails = [newEmail(), newEmail()] as const;
    expect((await proveAddress(suite, first, emails[0])).proven.statusCode).toBe(200);
    const { proven } = await proveAddress(suite, second, emails[1]);
    expect([proven.statusCode, codeOf(proven)]).toEqual([409, 'IDENTITY_OF_ANOTHER']);
    const accounts = await tables().selectFrom('accounts').select('email').execute();
    expect(accounts).toEqual([{ email: emails[0] }]);
    expect(await questionIn(second)).toBeUndefined();
    expect(await sessionIn(second)).toEqual({ status: 'signedOut' });
  });

  test('opens one account alone where both are answered at once', async () => {
    const browsers = [
      await signInByCompany(suite, 'google', 'person-mia'),
      await signInByCompany(suite, 'google', 'person-mia'),
    ];
    const codes: string[] = [];
    for (const browser of browsers) {
      await answer(browser, 'address', { email: newEmail() });
      codes.push(...mails().map(({ facts }) => facts.code ?? ''));
    }
    const proven = await Promise.all(
      browsers.map((browser, at) => answer(browser, 'code', { code: codes[at] ?? '' })),
    );
    expect(proven.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await tables().selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });
});

describe('a pending sign-in', () => {
  test('is not read or answered in another browser, nor after ten minutes', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    expect((await newBrowser(suite.testApp).open('/auth/pending-sign-in')).statusCode).toBe(404);
    await tables()
      .updateTable('parkedArrivals')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute();
    expect(await questionIn(browser)).toBeUndefined();
    expect(codeOf(await answer(browser, 'owner', { password }))).toBe('NO_PENDING_SIGN_IN');
  });

  test('is answered on its own page alone: another one may have come to the browser in another tab', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    const ofApple = { pendingSignIn: await pendingSignInOf(browser), password };
    const back = await visitCompany(suite.testApp, browser, { name: 'google', person: 'person-gloria' });
    expect(back.headers.location).toBe('/save-external-auth');

    const replaced = { to: '/save-external-auth', problem: 'SIGN_IN_REPLACED' };
    expect(ledBy(await browser.post('/auth/pending-sign-in/owner', ofApple))).toEqual(replaced);
    expect(codeOf(await browser.postJson('/auth/pending-sign-in/owner', ofApple))).toBe('SIGN_IN_REPLACED');
    const prove = `/auth/with/facebook?intent=prove&pendingSignIn=${ofApple.pendingSignIn}`;
    const proving = await browser.open(prove, '/save-external-auth');
    expect(ledBy(proving)).toEqual({ ...replaced, connection: 'facebook' });
    expect(ledBy(await browser.post('/auth/pending-sign-in/dismissal', ofApple))).toEqual(replaced);
    expect(await tables().selectFrom('accountSubjects').selectAll().execute()).toEqual([]);
    expect(await questionIn(browser)).toMatchObject({ connection: 'google' });
  });

  test('is proved by the company on whose page it was asked, though another came to the browser on the way', async () => {
    const owner = newBrowser(suite.testApp);
    await owner.follow(await visitCompany(suite.testApp, owner, { name: 'apple', person: 'person-gloria' }));
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    await proveAddress(suite, browser);
    const redirect = await followLink(browser, {
      name: 'apple',
      intent: 'prove',
      from: '/save-external-auth',
    });
    await visitCompany(suite.testApp, browser, { name: 'spotify', person: 'person-gloria' });
    const back = await comeBack(suite.testApp, browser, redirect, {
      name: 'apple',
      person: 'person-gloria',
    });
    const told = { problem: 'SIGN_IN_REPLACED', connection: 'apple' };
    expect(ledBy(back)).toEqual({ to: '/save-external-auth', ...told });
    const linked = await tables().selectFrom('accountSubjects').select('connection').execute();
    expect(linked).toEqual([{ connection: 'apple' }]);
  });

  test('takes the answer to its own question alone', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    expect(codeOf(await answer(browser, 'owner', { password }))).toBe('NO_PENDING_SIGN_IN');
    expect(codeOf(await answer(browser, 'code', { code: '000000' }))).toBe('NO_PENDING_SIGN_IN');
  });

  test('is answered by a form without a script: on to the next page, or back with what is wrong', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    const refused = await answerPendingSignIn(browser, 'owner', { password: 'not-the-password' });
    expect(refused.statusCode).toBe(303);
    expect(ledBy(refused)).toEqual({ to: '/save-external-auth', problem: 'WRONG_CREDENTIALS' });
    expect((await browser.follow(refused)).json()).toMatchObject({ facts: { problem: 'WRONG_CREDENTIALS' } });
    const reloaded = await browser.open('/save-external-auth?problem=WRONG_CREDENTIALS&count=1');
    expect(reloaded.json<{ facts: object }>().facts).toEqual({ asked: expect.any(Object) as unknown });
    await browser.follow(await answerPendingSignIn(browser, 'owner', { password }));
    expect(await sessionIn(browser)).toMatchObject({ email: gloria });
  });

  test('is forgotten where its person does not go on', async () => {
    const browser = await signInByCompany(suite, 'facebook', 'person-gloria');
    const dismissed = await answerPendingSignIn(browser, 'dismissal');
    expect(dismissed.headers.location).toBe('/login');
    expect(await questionIn(browser)).toBeUndefined();
  });

  test('is refused from another site', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    const headers = { origin: 'https://evil.example' };
    expect((await answerPendingSignIn(browser, 'owner', { password }, headers)).statusCode).toBe(403);
  });

  test('does not slow its guessing of passwords less than the login page does', async () => {
    await newMember(suite.testApp, gloria);
    const browser = await signInByCompany(suite, 'apple', 'person-gloria');
    for (let tries = 0; tries < 5; tries += 1) await answer(browser, 'owner', { password: 'guessed-wrong' });
    expect(codeOf(await answer(browser, 'owner', { password }))).toBe('PASSWORD_TRIES_USED_UP');
    const page = newBrowser(suite.testApp);
    await page.open('/login');
    const answered = await page.post('/login', { email: gloria, password });
    expect(answered.headers.location).toBe('/login/code');
  });
});
