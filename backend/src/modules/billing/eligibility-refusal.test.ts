import { expect, test } from 'vitest';
import { eligibilityRefusal, errorIn } from './eligibility-refusal.ts';

const person = { userId: 'nora', voucherCode: 'SLEEP30' };

test.each([
  ['ALREADY_SUBSCRIBER', "It looks like you're already a subscriber", '/subscription'],
  ['SUBSCRIPTION_ALREADY_QUEUED', 'User may only have one queued subscription at a time', '/subscription'],
  [
    'CANNOT_QUEUE_WITH_CURRENT_SUBSCRIPTION',
    "Sorry, this subscription can't be applied to your account and you can't schedule your next subscription.",
    '/subscription',
  ],
  ['CANNOT_UPGRADE', 'Sorry, you must have an upgradeable subscription', '/subscription'],
  ['CANNOT_SUBSCRIBE', 'User nora cannot subscribe to SLEEP30', '/checkout'],
  [
    'DEFAULT_PAYMENT_METHOD_EXPIRED',
    'Default payment method status is expired for userId nora',
    '/subscription/payment-method',
  ],
] as const)('%s says what it is and where to go on, in each language', (code, detail, helpLink) => {
  const { error } = eligibilityRefusal({ code, renewalDate: '2026-12-04' }, person);
  const data = {
    cta_copy: expect.stringMatching(/\w/),
    renewal_date: '2026-12-04',
    ...(code === 'CANNOT_SUBSCRIBE' && { voucher_code: 'SLEEP30' }),
  };
  expect(error).toEqual({ code, title: 'Whoops', detail, data: { ...data, help_link: helpLink } });
  expect(errorIn('en', error)).toEqual(error);
  for (const language of ['de', 'es', 'fr', 'pt'] as const) {
    const translated = errorIn(language, error);
    expect(translated).toMatchObject({ code, data: { ...data, help_link: `/${language}${helpLink}` } });
    expect([error.detail, '']).not.toContain(translated.detail);
    expect(translated.data?.cta_copy).not.toBe(error.data?.cta_copy);
  }
});

test('an error has the words and the addresses of a language', () => {
  const { error } = eligibilityRefusal({ code: 'ALREADY_SUBSCRIBER', renewalDate: '2026-12-04' }, person);
  expect(errorIn('de', error)).toEqual({
    code: 'ALREADY_SUBSCRIBER',
    title: 'Hoppla',
    detail: expect.stringContaining('Abo'),
    data: { cta_copy: 'Zu meinem Abo', help_link: '/de/subscription', renewal_date: '2026-12-04' },
  });
});

test('a subscriber who wanted free days is told of other plans, in each language', () => {
  const { error } = eligibilityRefusal({ code: 'ALREADY_SUBSCRIBER', trial: true }, person);
  expect(error.detail).toBe("It looks like you're already a subscriber");
  expect(error.data).toMatchObject({ free_trial: true, help_link: '/subscription' });
  expect(errorIn('de', error).detail).toMatch(/Abo\..*Monats- oder Jahresabo/);
});

test('an error outside the catalogue has the words of all refusals', () => {
  const code = 'PLAN_NOT_SOLD';
  const error = { code, title: 'Whoops', detail: 'This plan is no longer available.' } as const;
  expect(errorIn('en', error)).toEqual(error);
  expect(errorIn('de', error)).toEqual({
    code: 'PLAN_NOT_SOLD',
    title: 'Hoppla',
    detail: 'Dieses Abo gibt es nicht mehr.',
  });
});

test.each(['de', 'es', 'fr', 'pt'] as const)(
  'a refused voucher is named in %s, and only if there is one',
  (language) => {
    const refusal = { code: 'CANNOT_SUBSCRIBE' } as const;
    const named = errorIn(
      language,
      eligibilityRefusal(refusal, { userId: 'nora', voucherCode: 'SLEEP30' }).error,
    );
    expect(named.detail).toContain('SLEEP30');
    const unnamed = errorIn(language, eligibilityRefusal(refusal, { userId: 'nora' }).error);
    expect(unnamed.detail).not.toMatch(/SLEEP30|\{\{/);
  },
);
