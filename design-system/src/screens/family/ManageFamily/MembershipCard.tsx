import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { AccountRow } from '../../account/Account/AccountRow.tsx';
import { SheetCard, SheetRows } from '../../account/Subscription/SheetCard.tsx';
import type { MemberPartProps } from './ManageFamilyProps.ts';

/** Who pays, what is shared, what no one sees, since when, and until when if that is known. */
export function MembershipCard({ frame, state }: Omit<MemberPartProps, 'links'>) {
  const { t } = useTranslation('manageFamily');
  const { ownerName: name, joinedOn, leavesOn, why } = state;
  const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);

  return (
    <SheetCard title={t(($) => $.member.card)}>
      <SheetRows>
        <AccountRow
          icon="credit-card"
          name={t(($) => $.member.pays.name, { name })}
          details={[t(($) => $.member.pays.detail)]}
        />
        <AccountRow
          icon="sparkles"
          name={t(($) => $.member.shared.name)}
          details={[t(($) => $.member.shared.detail)]}
        />
        <AccountRow
          icon="lock"
          name={t(($) => $.member.private.name)}
          details={[t(($) => $.member.private.detail, { name })]}
        />
        <AccountRow icon="calendar" name={t(($) => $.member.since, { day: dayOf(joinedOn) })} />
        {leavesOn !== undefined && (
          <AccountRow
            icon="clock"
            name={t(($) => $.member.until, { day: dayOf(leavesOn) })}
            details={[
              ...(why === undefined ? [] : [t(($) => $.member.why[why], { name })]),
              t(($) => $.member.stays),
            ]}
          />
        )}
      </SheetRows>
    </SheetCard>
  );
}
