import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { SheetCard, SheetRows } from '../Subscription/SheetCard.tsx';
import type { InvoicesProps } from './InvoicesProps.ts';
import type { InvoicesState, ListedInvoice } from './InvoicesState.ts';

export interface InvoicesOfYearProps extends Pick<InvoicesProps, 'frame' | 'links'> {
  state: Extract<InvoicesState, { status: 'listed' }>;
}

/** The invoices of a year, and the way to those of the other years. */
export function InvoicesOfYear({ frame, state: { year, years, invoices }, links }: InvoicesOfYearProps) {
  const { t } = useTranslation('invoices');

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="account" />
      <Container>
        <Body>
          <Title>
            <Heading level={1} size="h1" stop>
              {t(($) => $.title)}
            </Heading>
            <Text size="lead" soft>
              {t(($) => $.text)}
            </Text>
          </Title>
          {years.length > 1 && (
            <Years aria-label={t(($) => $.years)}>
              {years.map((each) => (
                <LinkButton
                  key={each}
                  href={`${links.invoices}?year=${each}`}
                  size="small"
                  variant={each === year ? 'secondary' : 'plain'}
                  aria-current={each === year ? 'page' : undefined}
                >
                  {each}
                </LinkButton>
              ))}
            </Years>
          )}
          <SheetCard title={year}>
            <SheetRows>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.number} frame={frame} invoice={invoice} links={links} />
              ))}
            </SheetRows>
          </SheetCard>
          <div>
            <LinkButton href={links.subscription} variant="secondary">
              {t(($) => $.subscription)}
            </LinkButton>
          </div>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

function InvoiceRow({
  frame: { language, country },
  invoice: { number, date, kind, total, due, gift },
  links,
}: Pick<InvoicesProps, 'frame' | 'links'> & { invoice: ListedInvoice }) {
  const { t } = useTranslation('invoices');
  const day = formatDay(date, language, 'withYear', country);

  return (
    <AccountRow
      icon={gift === undefined ? 'receipt' : 'gift'}
      name={formatMoney(total, language)}
      chip={
        <>
          {kind === 'credit' && <Chip tone="success">{t(($) => $.credit)}</Chip>}
          {due !== undefined && <Chip tone="warm">{t(($) => $.due)}</Chip>}
        </>
      }
      details={[`${day} · ${number}`, ...(gift === undefined ? [] : [t(($) => $.gift, { name: gift.name })])]}
      action={
        <ChangeLink
          href={`${links.invoices}/${number}`}
          label={t(($) => $.open)}
          name={t(($) => $.openNamed, { number })}
        />
      }
    />
  );
}

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 46rem;
  margin-inline: auto;
  padding-block: clamp(1.5rem, 4vw, 3.5rem) clamp(4rem, 8vw, 7rem);
`;

const Title = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Years = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: -0.25rem;
  font-variant-numeric: lining-nums tabular-nums;
`;
