import { createHash } from 'node:crypto';
import type { App } from './parts.ts';

/** Hands the query to the checkout around the frame, which proves each value, and to no other origin. */
const script =
  'if (parent !== self) parent.postMessage(JSON.stringify(Object.fromEntries(new URLSearchParams(location.search))), location.origin);';

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Stillpoint</title></head><body><script>${script}</script></body></html>`;

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Where the billing company leads the card's frame with the answer to a card, as a query: its setting "Callback Path".
 * It reads no session and stores nothing: what the query claims is looked up before anything is bought with it.
 */
export function cardAnswerRoute(app: App): void {
  app.get('/checkout/card-answer', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(page),
  );
}
