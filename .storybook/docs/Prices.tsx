import { styled } from 'storybook/theming';
import { formatDay } from '../../design-system/src/formatting/formatDay.ts';
import { formatMoney } from '../../design-system/src/formatting/formatMoney.ts';
import { htmlLanguage, productLanguage } from '../review/languages.ts';
import { offersByPlace, type PricedGift, type PricedOffer } from './pricedOffers.ts';
import { useGlobal } from './useGlobal.ts';

/** What every plan and gift costs in every price zone, with every voucher: as the proofs of the prices bought it and were charged. */
export function Prices() {
  const language = useGlobal('language');

  return (
    <Root className="sb-unstyled">
      <h1>Prices</h1>
      <Lead>
        Each row was quoted, bought and charged for fourteen months beside the sandbox, and the checkout was
        drawn from it in every language; so were the gifts, which are charged once. Sums and days are written
        in the toolbar’s language. The proofs write these tables again with{' '}
        <code>npm run test:unit -- backend/src/modules/billing/proofs/price-table.test.ts -u</code> and{' '}
        <code>gift-price-table.test.ts -u</code>.
      </Lead>
      {offersByPlace(productLanguage(language)).map(({ place, tax, offers, gifts }, at) => (
        <details key={place} open={at === 0}>
          <summary>
            <h2>{place}</h2>
          </summary>
          <p>{tax}</p>
          <Scroll tabIndex={0} role="region" aria-label={`Prices: ${place}`}>
            <Table lang={htmlLanguage(language)}>
              <thead>
                <tr>
                  <th>Plan</th>
                  <th>Voucher</th>
                  <th>Free days</th>
                  <th>Today</th>
                  <th>From then on</th>
                  <th>Money back</th>
                </tr>
              </thead>
              <tbody>
                {offers.map((offer) => (
                  <Row key={`${offer.plan} ${offer.voucher?.code ?? ''}`} offer={offer} />
                ))}
              </tbody>
            </Table>
            <Table lang={htmlLanguage(language)}>
              <thead>
                <tr>
                  <th>Gift</th>
                  <th>Shown in the picker</th>
                  <th>Tax</th>
                  <th>Once</th>
                </tr>
              </thead>
              <tbody>
                {gifts.map((gift) => (
                  <GiftRow key={gift.kind} gift={gift} />
                ))}
              </tbody>
            </Table>
          </Scroll>
        </details>
      ))}
    </Root>
  );
}

function Row({ offer }: { offer: PricedOffer }) {
  const language = productLanguage(useGlobal('language'));
  const { plan, period, voucher, freeDays, totalToday, timeline, refundDays, country } = offer;
  return (
    <tr>
      <th scope="row">{plan}</th>
      <td>{voucher ? `${voucher.code}, ${voucher.percentOff} %` : ''}</td>
      <td>{freeDays || ''}</td>
      <td>{formatMoney(totalToday, language)}</td>
      <td>
        {timeline.map(({ kind, date, amount }) =>
          amount === undefined || kind === 'today' ? null : (
            <div key={date}>
              {formatDay(date, language, 'withYear', country)}: {formatMoney(amount, language)} each {period}
            </div>
          ),
        )}
      </td>
      <td>{refundDays === undefined ? 'no' : `${refundDays} days`}</td>
    </tr>
  );
}

function GiftRow({ gift: { kind, lines, total } }: { gift: PricedGift }) {
  const language = productLanguage(useGlobal('language'));
  const sumOf = (part: string) => {
    const amount = lines.find((line) => line.kind === part)?.amount;
    return amount && formatMoney(amount, language);
  };
  return (
    <tr>
      <th scope="row">{kind}</th>
      <td>{sumOf('plan')}</td>
      <td>{sumOf('tax')}</td>
      <td>{formatMoney(total, language)}</td>
    </tr>
  );
}

const Root = styled.div(({ theme }) => ({
  color: theme.color.defaultText,
  fontFamily: theme.typography.fonts.base,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  h1: { margin: '0 0 12px', fontSize: theme.typography.size.l1, fontWeight: theme.typography.weight.bold },
  summary: { marginBlockStart: 24, cursor: 'pointer' },
  h2: {
    display: 'inline',
    margin: 0,
    fontSize: theme.typography.size.m1,
    fontWeight: theme.typography.weight.bold,
  },
  p: { margin: '0 0 12px' },
}));

const Lead = styled.p({ maxInlineSize: '46rem', fontSize: 16 });

const Scroll = styled.div({ overflowX: 'auto' });

const Table = styled.table(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '6px 16px 6px 0',
    borderBlockEnd: `1px solid ${theme.appBorderColor}`,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
}));
