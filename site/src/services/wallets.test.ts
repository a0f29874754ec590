import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MemberApi } from '../api/client.ts';
import { createWallets, type WalletMessage } from './wallets.ts';

const src = '/checkout/wallet-frame?amount=12.99';
const post = vi.fn<MemberApi['post']>();
const wallets = () => createWallets(window, { post } as unknown as MemberApi);
let element: HTMLIFrameElement;

beforeEach(() => {
  element = document.createElement('iframe');
  element.setAttribute('src', src);
  document.body.append(element);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function say(
  data: unknown,
  origin = window.location.origin,
  source: MessageEventSource | null = element.contentWindow,
) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

function heardOf(...messages: Parameters<typeof say>[]): WalletMessage[] {
  const heard: WalletMessage[] = [];
  const stop = wallets().listen(src, (message) => heard.push(message));
  for (const message of messages) say(...message);
  stop();
  return heard;
}

const confirmed = { wallet: 'confirmed', paymentMethodId: 'method-1' };

describe('messages of the frame', () => {
  test('are read', () => {
    expect(
      heardOf(
        [{ wallet: 'resized', height: 68 }],
        [{ wallet: 'pressed' }],
        [confirmed],
        [{ wallet: 'failed', code: 'transaction_declined' }],
      ),
    ).toEqual([
      { kind: 'resized', height: 68 },
      { kind: 'pressed' },
      { kind: 'confirmed', refId: 'method-1' },
      { kind: 'failed', code: 'transaction_declined' },
    ]);
  });

  test('are heard from no other window and no other origin', () => {
    expect(heardOf([confirmed, 'https://evil.example'], [confirmed, undefined, window])).toEqual([]);
  });

  test('are ignored where they say something else', () => {
    expect(
      heardOf([null], ['confirmed'], [{ wallet: 'confirmed' }], [{ wallet: 'resized', height: '68' }], [{}]),
    ).toEqual([]);
  });
});

test('a browser may have Google Pay until its script says more, and Apple Pay where it says so itself', () => {
  vi.stubGlobal('isSecureContext', true);
  expect(wallets().mayOffer(['googlepay'])).toBe(true);
  expect(wallets().mayOffer(['applepay'])).toBe(false);
  vi.stubGlobal('ApplePaySession', { canMakePayments: () => true });
  expect(wallets().mayOffer(['applepay'])).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(wallets().mayOffer(['applepay', 'googlepay'])).toBe(false);
});

test('the frame is asked for by the sum, the country, the language and the theme', () => {
  const order = { total: { amount: 1290, currency: 'EUR' as const }, country: 'DE', language: 'de' as const };
  expect(wallets().frameFor({ ...order, theme: 'night' })).toBe(
    '/checkout/wallet-frame?language=de&theme=night&country=DE&currency=EUR&amount=12.90',
  );
});
