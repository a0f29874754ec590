import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import type { WalletsConfig } from '../../../config/wallets.ts';
import type { Language } from '../../../domain/languages.ts';
import type { Currency } from '../../../domain/money.ts';

/** What the buttons of wallets are shown for. */
export interface WalletFrame {
  language: Language;
  theme: 'day' | 'night';
  country: string;
  currency: Currency;
  /** With decimals: `12.99`. */
  amount: string;
}

/** The script of the frame, which is ours. */
export const walletFrameScript = readFileSync(new URL('./browser/wallet-frame.js', import.meta.url), 'utf8');

const style = 'body{margin:0;background:none}';

/** The frame's page. The payment company's script runs in it, and in no other page of ours. */
export function walletFramePage(config: WalletsConfig, frame: WalletFrame): string {
  const { script, integrity, key, formOf } = config;
  const settings = {
    script,
    integrity,
    key,
    form: {
      profile: formOf(frame.theme),
      locale: frame.language,
      region: frame.country,
      currency: frame.currency,
      amount: frame.amount,
    },
  };
  const scheme = frame.theme === 'night' ? 'dark' : 'light';
  return `<!doctype html><html lang="${frame.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="${scheme}"><title>Stillpoint</title><style>${style}</style></head><body data-settings="${attribute(JSON.stringify(settings))}"><div id="wallet"></div><script type="module" src="/checkout/wallet-frame.js"></script></body></html>`;
}

/** What the frame's page may load and do. The page around it keeps its own, narrower policy. */
export function walletFramePolicies({ origins }: WalletsConfig) {
  const theirs = origins.join(' ');
  return {
    'content-security-policy': [
      "default-src 'none'",
      "base-uri 'none'",
      `connect-src ${theirs}`,
      "form-action 'none'",
      "frame-ancestors 'self'",
      `frame-src ${theirs}`,
      `img-src data: ${theirs}`,
      `script-src 'self' ${theirs}`,
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ].join('; '),
    // What the payment company shows in frames may ask for payments, as this page may.
    'permissions-policy': `payment=(self ${origins.map((origin) => `"${origin}"`).join(' ')})`,
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  };
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
