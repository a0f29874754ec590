import { useTranslation } from 'react-i18next';
import { numberWord } from '../../../formatting/formatPeriod.ts';
import { AccountRow } from '../../account/Account/AccountRow.tsx';
import { SheetCard, SheetRows } from '../../account/Subscription/SheetCard.tsx';
import type { InvitePartProps } from './InviteProps.ts';

/** What a friend gets, when a month is the member's, and what the member is told. */
export function InviteRule({ frame, state }: InvitePartProps) {
  const { t } = useTranslation('invite');
  const { t: words } = useTranslation('placeholders');
  const inWords = (number: number, gender?: 'feminine') =>
    numberWord(number, { language: frame.language, words }, gender);
  const { freeDays, months } = state;

  return (
    <SheetCard title={t(($) => $.rule.title)}>
      <SheetRows>
        <AccountRow
          icon="gift"
          name={t(($) => $.rule.friend.name, { count: freeDays, number: inWords(freeDays, 'feminine') })}
          details={[t(($) => $.rule.friend.detail)]}
        />
        <AccountRow
          icon="calendar-plus"
          name={t(($) => $.rule.month.name)}
          details={[
            t(($) => $.rule.month.detail),
            t(($) => $.rule.month.atMost, { count: months.atMost, number: inWords(months.atMost) }),
          ]}
        />
        <AccountRow
          icon="lock"
          name={t(($) => $.rule.private.name)}
          details={[t(($) => $.rule.private.detail)]}
        />
      </SheetRows>
    </SheetCard>
  );
}
