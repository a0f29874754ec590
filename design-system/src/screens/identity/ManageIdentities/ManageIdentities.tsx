import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { BeforeChanges } from './BeforeChanges.tsx';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import { IdentitiesNotice } from './IdentitiesNotice.tsx';
import { IdentityList } from './IdentityList.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import type { LinkedIdentity, ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { RemovingQuestion } from './RemovingQuestion.tsx';

/** The companies by which a person logs in: connects and disconnects them. Native forms and links alone. */
export function ManageIdentities({ frame, state, links }: ManageIdentitiesProps) {
  const { t } = useTranslation('manageIdentities');
  if (state.status === 'removing') return <RemovingQuestion frame={frame} state={state} links={links} />;

  const { notice, enrolment, email } = state;
  return (
    <StateLayout
      frame={frame}
      scene="valley"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      card={
        <>
          {notice !== undefined && (
            <IdentitiesNotice notice={notice} linked={linkedIn(state)} email={email} count={state.count} />
          )}
          {enrolment !== undefined && <EnrolmentNotice enrolment={enrolment} sso={links.sso} />}
          <BeforeChanges changes={state.changes} notice={notice} count={state.count} links={links} />
          <IdentityList frame={frame} state={state} links={links} />
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </>
      }
    />
  );
}

function linkedIn({
  identities,
  linked,
}: Extract<ManageIdentitiesState, { status: 'list' }>): LinkedIdentity | undefined {
  return identities.find(({ name }) => name === linked);
}
