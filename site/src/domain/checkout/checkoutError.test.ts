import { describe, expect, it } from 'vitest';
import { checkoutErrorOf, isCheckoutError } from './checkoutError.ts';

const renews = { renewal_date: '2027-01-02' };

describe('the error of a checkout', () => {
  it.each([
    'ALREADY_SUBSCRIBER',
    'SUBSCRIPTION_ALREADY_QUEUED',
    'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
    'CANNOT_UPGRADE',
  ])('%s says when the plan that stands in the way renews', (code) => {
    expect(isCheckoutError({ code })).toBe(true);
    expect(checkoutErrorOf({ code, data: renews })).toEqual({ status: code, renewalDate: '2027-01-02' });
    expect(checkoutErrorOf({ code })).toEqual({ status: code });
  });

  it("leads where the server says, in the server's words", () => {
    const data = { cta_copy: 'Zu meinem Abo', help_link: '/de/subscription' };
    expect(checkoutErrorOf({ code: 'ALREADY_SUBSCRIBER', title: 'Hoppla', data })).toEqual({
      status: 'ALREADY_SUBSCRIBER',
      title: 'Hoppla',
      cta: 'Zu meinem Abo',
      ctaLink: '/de/subscription',
    });
  });

  it('says that it was a plan with free days', () => {
    const data = { ...renews, free_trial: true };
    expect(checkoutErrorOf({ code: 'ALREADY_SUBSCRIBER', data })).toEqual({
      status: 'ALREADY_SUBSCRIBER',
      renewalDate: '2027-01-02',
      trialRefused: true,
    });
  });

  it('names the voucher that is not for this person', () => {
    expect(checkoutErrorOf({ code: 'CANNOT_SUBSCRIBE' }, 'SLEEP30')).toEqual({
      status: 'CANNOT_SUBSCRIBE',
      voucherCode: 'SLEEP30',
    });
    expect(checkoutErrorOf({ code: 'CANNOT_SUBSCRIBE' })).toEqual({ status: 'CANNOT_SUBSCRIBE' });
  });

  it('shows no date for an expired card', () => {
    expect(checkoutErrorOf({ code: 'DEFAULT_PAYMENT_METHOD_EXPIRED', data: renews })).toEqual({
      status: 'DEFAULT_PAYMENT_METHOD_EXPIRED',
    });
  });

  it("that we have no words for is told in the server's", () => {
    expect(
      checkoutErrorOf({
        code: 'MOON_IN_THE_WAY',
        title: 'An eclipse',
        detail: 'It passes.',
        data: { cta_copy: 'Look up', help_link: 'https://help.example/eclipse', ...renews },
      }),
    ).toEqual({
      status: 'unknown',
      title: 'An eclipse',
      description: 'It passes.',
      cta: 'Look up',
      ctaLink: 'https://help.example/eclipse',
      renewalDate: '2027-01-02',
    });
  });

  it('leaves out what the server does not say, or says in another shape', () => {
    expect(checkoutErrorOf({ code: 'MOON_IN_THE_WAY', data: { cta_copy: 7, renewal_date: null } })).toEqual({
      status: 'unknown',
    });
  });

  // The screen's own fallback, and what every object has, are no codes of the server.
  it.each(['unknown', 'toString', 'PAYMENT_DECLINED', ''])('%j is none', (code) => {
    expect(isCheckoutError({ code })).toBe(false);
  });
});
