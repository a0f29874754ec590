import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SubscriptionProps } from './SubscriptionProps.ts';

export interface CalendarLinkProps extends Pick<SubscriptionProps, 'links'> {
  date: string;
  /** The day as it is written. */
  day: string;
  userId: string;
}

/** Gives a day to come as an entry for the reader's own calendar. */
export function CalendarLink({ date, day, userId, links }: CalendarLinkProps) {
  const { t } = useTranslation('subscription');

  return (
    <Take
      variant="alone"
      href={`${links.days}/${date}.ics?userId=${userId}`}
      aria-label={t(($) => $.calendar.named, { day })}
      download
    >
      <Icon name="calendar-plus" />
      {t(($) => $.calendar.add)}
    </Take>
  );
}

const Take = styled(TextLink)`
  &&& {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
  }
`;
