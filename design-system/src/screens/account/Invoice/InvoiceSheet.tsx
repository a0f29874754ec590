import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countryName } from '../../../formatting/countryNames.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { printedSheetLook } from '../../../patterns/PrintedSheet/PrintedSheet.look.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Logo } from '../../../primitives/Logo/Logo.tsx';
import { color, fontSize, media, space } from '../../../tokens/index.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import type { InvoiceSheetProps } from './InvoiceProps.ts';
import { InvoiceSums } from './InvoiceSums.tsx';

/** The invoice as it stands on paper: what was sold, to whom, its taxes, and how it was paid. */
export function InvoiceSheet({ frame, invoice }: InvoiceSheetProps) {
  const { t } = useTranslation('invoice');
  const { language, country } = frame;
  const { number, date, kind, due, refunded, billedTo, subscriptions, gift, payments, total } = invoice;
  // Nothing is due of an invoice that was written off either, and it was not paid.
  const settled = due === undefined && (payments.length > 0 || total.amount === 0);
  const place = [billedTo.postalCode, billedTo.region].filter((part) => part !== undefined).join(' ');

  return (
    <Sheet>
      <Head>
        <Title>
          <Heading level={1} size="h2">
            {t(($) => $.title[kind])}
          </Heading>
          {refunded !== undefined && <Chip tone="success">{t(($) => $.givenBack)}</Chip>}
          {kind === 'invoice' && (settled || due !== undefined) && (
            <Chip tone={settled ? 'success' : 'warm'}>
              {settled ? t(($) => $.paid) : t(($) => $.notPaid)}
            </Chip>
          )}
        </Title>
        <Letterhead />
      </Head>
      <Facts>
        <Fact>
          <dt>{t(($) => $.number)}</dt>
          <dd translate="no">{number}</dd>
        </Fact>
        <Fact>
          <dt>{t(($) => $.date)}</dt>
          <dd>{formatDay(date, language, 'withYear', country)}</dd>
        </Fact>
        <Fact>
          <dt>{t(($) => $.billedTo)}</dt>
          <dd>
            <span translate="no">{billedTo.name}</span>
            {place !== '' && <span translate="no">{place}</span>}
            {billedTo.country !== undefined && <span>{countryName(billedTo.country, language)}</span>}
          </dd>
        </Fact>
        {subscriptions.length > 0 && (
          <Fact>
            <dt>{t(($) => $.subscription)}</dt>
            {subscriptions.map((each) => (
              <dd key={each} translate="no">
                {each}
              </dd>
            ))}
          </Fact>
        )}
        {gift !== undefined && (
          <Fact>
            <dt>{t(($) => $.giftFor)}</dt>
            <dd>{gift.name}</dd>
          </Fact>
        )}
      </Facts>
      <div>
        <InvoiceLines frame={frame} lines={invoice.lines} />
        <InvoiceSums frame={frame} invoice={invoice} />
      </div>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  ${printedSheetLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  overflow-wrap: anywhere;

  @media print {
    && {
      padding: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      color: canvastext;
    }
    && * {
      color: inherit;
    }
    && [data-tone] {
      padding: 0;
      background: none;
    }
  }
`;

/** On a screen it stands above the page already. */
const Letterhead = styled(Logo)`
  display: none;

  @media print {
    display: inline-flex;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[3]};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem ${space[3]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
  }
`;

const Fact = styled.div`
  & > dt {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }
  & > dd {
    display: grid;
    font-variant-numeric: lining-nums tabular-nums;
    font-weight: 600;
  }
`;
