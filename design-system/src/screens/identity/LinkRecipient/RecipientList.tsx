import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { color, fontSize, space } from '../../../tokens/index.ts';

export interface RecipientListProps {
  recipient: string;
  signedInAs: string;
}

/** Whom a link was mailed to, and who is logged in here. */
export function RecipientList({ recipient, signedInAs }: RecipientListProps) {
  const { t } = useTranslation('linkRecipient');

  return (
    <List>
      <Row>
        <dt>{t(($) => $.recipient)}</dt>
        <dd>
          <EmailAddress>{recipient}</EmailAddress>
        </dd>
      </Row>
      <Row>
        <dt>{t(($) => $.signedInAs)}</dt>
        <dd>
          <EmailAddress>{signedInAs}</EmailAddress>
        </dd>
      </Row>
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
`;

const Row = styled.div`
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.line};

  &:last-child {
    border-block-end: 1px solid ${color.line};
  }

  dt {
    color: ${color.textSoft};
    font-size: ${fontSize.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
