import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { Container } from '../../../primitives/Container/Container.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { media, space } from '../../../tokens/index.ts';
import type { InvoiceProps } from './InvoiceProps.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { InvoiceState } from './InvoiceState.ts';

export interface InvoicePageProps extends Pick<InvoiceProps, 'frame' | 'links'> {
  state: Extract<InvoiceState, { status: 'ready' }>;
}

/** An invoice that was found, with the ways to its PDF and to all others. */
export function InvoicePage({ frame, state: { invoice, pdf }, links }: InvoicePageProps) {
  const { t } = useTranslation('invoice');

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} variant="account" />
      <Container>
        <Body>
          {pdf === 'unavailable' && (
            <Notice tone="error" title={t(($) => $.pdf.unavailable.title)}>
              {t(($) => $.pdf.unavailable.text)}
            </Notice>
          )}
          <InvoiceSheet frame={frame} invoice={invoice} />
          <Actions>
            {links.pdf !== undefined && <LinkButton href={links.pdf}>{t(($) => $.pdf.download)}</LinkButton>}
            <LinkButton href={links.invoices} variant="plain">
              {t(($) => $.all)}
            </LinkButton>
          </Actions>
          <Text size="small" soft>
            {t(($) => $.pdf.text)}
          </Text>
        </Body>
      </Container>
      <SiteFooter frame={frame} />
    </Page>
  );
}

const Body = styled(Main)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  max-inline-size: 46rem;
  margin-inline: auto;
  padding-block: clamp(1rem, 3vw, 2.5rem) clamp(4rem, 8vw, 7rem);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  ${media.narrow} {
    display: grid;
  }
`;
