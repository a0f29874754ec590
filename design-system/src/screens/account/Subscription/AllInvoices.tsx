import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface AllInvoicesProps {
  href: string;
}

/** The way to all invoices, at the end of a card. */
export function AllInvoices({ href }: AllInvoicesProps) {
  const { t } = useTranslation('subscription');

  return (
    <Root>
      <LinkButton href={href} size="small" variant="secondary">
        {t(($) => $.payments.all)}
      </LinkButton>
    </Root>
  );
}

const Root = styled.p`
  margin-block-start: 0.5rem;
`;
