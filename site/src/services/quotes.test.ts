import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createQuotes } from './quotes.ts';

const errors = (code: string) => ({ errors: [{ code }] });
const unreachable = { kind: 'unreachable' };

/** Quotes, with a backend that answers every call like this. */
function quotesAnswering(body: unknown, status = 200) {
  return createQuotes(apiAnswering(body, status).memberApi);
}

describe('a quote', () => {
  const euros = { amount: 6999, currency: 'EUR' };
  const offer = {
    lines: [],
    timeline: [],
    totalToday: euros,
    firstCharge: { date: '2026-12-04', amount: euros },
  };
  const request = { plan: 'B2CMONTHLY', country: 'DE' };

  it('is what the backend offers', async () => {
    const quotes = quotesAnswering({ data: { id: 'quote-1', attributes: offer } }, 201);

    expect(await quotes.ask(request)).toEqual({ kind: 'quoted', id: 'quote-1', offer });
  });

  it('is refused for the first reason', async () => {
    const quotes = quotesAnswering(errors('ADDRESS_UNKNOWN'), 422);

    expect(await quotes.ask(request)).toEqual({ kind: 'refused', error: { code: 'ADDRESS_UNKNOWN' } });
  });

  // What cannot be read must not be drawn as a price.
  it.each([
    ['names nothing', { attributes: offer }],
    ['offers nothing', { id: 'quote-1' }],
    ['has no lines', { id: 'quote-1', attributes: { ...offer, lines: undefined } }],
    ['has no timeline', { id: 'quote-1', attributes: { ...offer, timeline: {} } }],
    ['has no sum for today', { id: 'quote-1', attributes: { ...offer, totalToday: null } }],
    ['has no first charge', { id: 'quote-1', attributes: { ...offer, firstCharge: { date: '2026-12-04' } } }],
  ])('is none where the answer %s', async (_what, data) => {
    expect(await quotesAnswering({ data }, 201).ask(request)).toEqual(unreachable);
  });
});
