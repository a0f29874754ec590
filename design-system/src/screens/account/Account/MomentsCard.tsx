import { useTranslation } from 'react-i18next';
import { AccountCard } from './AccountCard.tsx';
import type { AccountCardProps } from './AccountProps.ts';
import { AccountRow } from './AccountRow.tsx';
import { ChangeLink } from './ChangeLink.tsx';

/** Leads to what the person shared, and to what others did. */
export function MomentsCard({ links }: Pick<AccountCardProps, 'links'>) {
  const { t } = useTranslation('account');

  return (
    <AccountCard title={t(($) => $.moments.title)}>
      <AccountRow
        icon="share-2"
        name={t(($) => $.moments.name)}
        details={[t(($) => $.moments.text)]}
        action={
          <ChangeLink
            href={links.ownMoments}
            label={t(($) => $.moments.open)}
            name={t(($) => $.moments.openNamed)}
          />
        }
      />
      <AccountRow
        icon="sun"
        name={t(($) => $.moments.community.name)}
        details={[t(($) => $.moments.community.text)]}
        action={
          <ChangeLink
            href={links.moments}
            label={t(($) => $.moments.open)}
            name={t(($) => $.moments.community.openNamed)}
          />
        }
      />
    </AccountCard>
  );
}
