import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { AccountRow } from '../../account/Account/AccountRow.tsx';
import { SheetCard, SheetRows } from '../../account/Subscription/SheetCard.tsx';
import { askerId } from '../QuestionDialog/askerId.ts';
import type { ManageFamilyProps } from './ManageFamilyProps.ts';

export interface LeaveCardProps {
  links: Pick<ManageFamilyProps['links'], 'leave'>;
}

/** The way to the question whether to leave. */
export function LeaveCard({ links }: LeaveCardProps) {
  const { t } = useTranslation('manageFamily');

  return (
    <SheetCard title={t(($) => $.leave.title)}>
      <SheetRows>
        <AccountRow
          icon="log-out"
          room="sentences"
          name={t(($) => $.leave.name)}
          details={[t(($) => $.leave.keeps)]}
          action={
            <LinkButton id={askerId('leave')} href={links.leave} size="small" variant="plain">
              {t(($) => $.leave.link)}
            </LinkButton>
          }
        />
      </SheetRows>
    </SheetCard>
  );
}
