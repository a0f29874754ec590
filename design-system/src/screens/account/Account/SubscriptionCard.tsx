import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';

/** Leads to the plan and its charges. */
export function SubscriptionCard({ links }: Pick<AccountCardProps, 'links'>) {
  const { t } = useTranslation('account');

  return (
    <AccountCard title={t(($) => $.subscription.title)}>
      <AccountRow
        icon="credit-card"
        name={t(($) => $.subscription.name)}
        details={[t(($) => $.subscription.text)]}
        action={
          <ChangeLink
            href={links.subscription}
            label={t(($) => $.subscription.open)}
            name={t(($) => $.subscription.openNamed)}
          />
        }
      />
    </AccountCard>
  );
}
