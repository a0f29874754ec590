import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import type { PayGiftProps } from './PayGiftProps.ts';
import type { PayGiftState } from './PayGiftState.ts';

export interface GiftOrderProps extends Pick<PayGiftProps, 'frame' | 'links'> {
  state: Extract<PayGiftState, { status: 'open' }>;
}

/** What is given, to whom, when, and for how much. */
export function GiftOrder({ frame, state, links }: GiftOrderProps) {
  const { t } = useTranslation('gift');
  const { gift, total, taxAdded } = state;
  const { kind, receiverName: name, receiverEmail: email, sendOn } = gift;

  return (
    <Card>
      <Body>
        <Heading level={2} size="h3">
          {t(($) => $.kind[kind].name)}
        </Heading>
        <Text>
          {sendOn === undefined
            ? t(($) => $.pay.goesOutNow, { name, email })
            : t(($) => $.pay.goesOutOn, {
                name,
                email,
                day: formatDay(sendOn, frame.language, 'withYear', frame.country),
              })}
        </Text>
        <Total>
          <span>{t(($) => $.pay.today)}</span>
          <strong>{formatMoney(total, frame.language)}</strong>
        </Total>
        {taxAdded !== undefined && (
          <Text size="small" soft>
            {t(($) => $.pay.taxAdded, { amount: formatMoney(taxAdded, frame.language) })}
          </Text>
        )}
        <Text size="small" soft>
          {t(($) => $.pay.once)}
        </Text>
        <TextLink variant="action" href={links.change}>
          {t(($) => $.pay.change)}
        </TextLink>
      </Body>
    </Card>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;

const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  inline-size: 100%;
  font-variant-numeric: lining-nums tabular-nums;
`;
