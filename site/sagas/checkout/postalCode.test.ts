import { describe, expect, it } from 'vitest';
import type { OpenCheckout } from '../../src/pages/checkout/Checkout/checkoutFacts.ts';
import { postalCodeSubmitted } from '../../src/pages/checkout/paying/events.ts';
import { annualOffer, untaxedOffer } from './testing/offers.ts';
import { openCheckout, openFacts, quoted, refused, settled } from './testing/openCheckout.ts';

const inKansas: OpenCheckout = { ...openFacts, country: 'US', postalCodeWanted: true };

describe('the postal code of a quote', () => {
  it('shows the quote without the postal code where the page was drawn with a wrong one', async () => {
    const quote = { id: 'without', attributes: annualOffer };
    const { requests, state } = openCheckout({
      facts: { ...inKansas, quote, postalCode: '00000', postalCodeProblem: 'unknown' },
    });
    await settled();
    expect(requests).toEqual([]);
    expect(state().region).toEqual({
      status: 'postalCodeRefused',
      country: 'US',
      postalCode: '00000',
      problem: 'unknown',
    });
  });

  it('asks before there is a postal code, and again with it', async () => {
    const { press, requests, state } = openCheckout({ facts: inKansas });
    await settled();
    expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'US' }]);
    expect(state()).toMatchObject({ quote: { status: 'ready' }, region: { status: 'postalCodeWanted' } });

    await press(postalCodeSubmitted('66002'));
    expect(requests.at(-1)).toEqual({ plan: 'B2C14DANNUAL', country: 'US', postalCode: '66002' });
  });

  it.each([
    ['ADDRESS_UNKNOWN', '00000', 'unknown'],
    ['POSTAL_CODE_MALFORMED', '1000', 'malformed'],
  ])('shows a postal code refused as %s, beside the quote without it', async (code, postalCode, problem) => {
    const { press, requests, state } = openCheckout({
      facts: inKansas,
      billing: {
        quote: (request) =>
          Promise.resolve(request.postalCode === undefined ? quoted('without') : refused(code)),
      },
    });
    await press(postalCodeSubmitted(postalCode));

    expect(state().region).toEqual({ status: 'postalCodeRefused', country: 'US', postalCode, problem });
    expect(requests.at(-1)).toEqual({ plan: 'B2C14DANNUAL', country: 'US' });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'without' } });
  });

  it('fails where the address is refused without a postal code', async () => {
    const { requests, state } = openCheckout({
      billing: { quote: () => Promise.resolve(refused('ADDRESS_UNKNOWN')) },
    });
    await settled();
    expect(state().quote).toEqual({ status: 'failed' });
    expect(requests).toHaveLength(1);
  });

  // Which countries these are is known to the backend alone.
  it('asks for a postal code in every country where the backend wants one, and in no other', () => {
    const regionOf = (facts: OpenCheckout) => openCheckout({ facts }).state().region;
    expect(regionOf({ ...openFacts, country: 'CA', postalCodeWanted: true })).toEqual({
      status: 'postalCodeWanted',
      country: 'CA',
    });
    expect(regionOf({ ...openFacts, country: 'US' })).toEqual({ status: 'countryAlone', country: 'US' });
  });

  // The quote for the code from before would stay for sale beside an empty field.
  it('takes a quote back whose postal code was taken out', async () => {
    const { press, state } = openCheckout({
      facts: { ...inKansas, postalCode: '66002' },
      billing: { quote: ({ postalCode = 'none' }) => Promise.resolve(quoted(`tax of ${postalCode}`)) },
    });
    await settled();
    expect(state().quote).toMatchObject({ quote: { id: 'tax of 66002' } });

    await press(postalCodeSubmitted(''));
    expect(state().region).toEqual({
      status: 'postalCodeRefused',
      country: 'US',
      postalCode: '',
      problem: 'missing',
    });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'tax of none' } });
  });

  // The purchase button asks for the code so: a needless request would take the quote away meanwhile.
  it('keeps the quote without a postal code where none was typed, and says that one is needed', async () => {
    const { press, requests, state } = openCheckout({
      facts: { ...inKansas, quote: { id: 'without', attributes: untaxedOffer } },
    });
    await settled();
    await press(postalCodeSubmitted(''));

    expect(state().region).toEqual({
      status: 'postalCodeRefused',
      country: 'US',
      postalCode: '',
      problem: 'missing',
    });
    expect(state().quote).toMatchObject({ status: 'ready', quote: { id: 'without' } });
    expect(requests).toEqual([]);

    await press(postalCodeSubmitted('66002'));
    expect(requests).toEqual([{ plan: 'B2C14DANNUAL', country: 'US', postalCode: '66002' }]);
  });
});
