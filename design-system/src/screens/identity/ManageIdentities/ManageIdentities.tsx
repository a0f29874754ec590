import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { BeforeChanges } from './BeforeChanges.tsx';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import { IdentitiesNotice, type NamedIdentity } from './IdentitiesNotice.tsx';
import { IdentityList } from './IdentityList.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { RemovingQuestion } from './RemovingQuestion.tsx';

/** The companies by which a person logs in: connects and disconnects them. Native forms and links alone. */
export function ManageIdentities({ frame, state, links }: ManageIdentitiesProps) {
  const { t } = useTranslation('manageIdentities');
  if (state.status === 'removing') return <RemovingQuestion frame={frame} state={state} links={links} />;

  const { notice, enrolment, email, onward: to } = state;
  const connected = notice === 'linked' || notice === 'linkedAlready';
  const onward = to !== undefined && links.onward !== undefined && (
    <LinkButton href={links.onward} variant={connected ? 'primary' : 'secondary'} wide>
      {t(($) => $.onward[to])}
    </LinkButton>
  );
  return (
    <StateLayout
      frame={frame}
      scene="valley"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      card={
        <>
          {notice !== undefined && (
            <IdentitiesNotice
              notice={notice}
              about={state.tried ?? changedIn(state)}
              again={againIn(state, links)}
              email={email}
              count={state.count}
            />
          )}
          {connected && onward}
          {enrolment !== undefined && <EnrolmentNotice enrolment={enrolment} sso={links.sso} />}
          <BeforeChanges changes={state.changes} notice={notice} count={state.count} links={links} />
          <IdentityList frame={frame} state={state} links={links} />
          {!connected && onward}
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </>
      }
    />
  );
}

/** Where to try once more what the person came back from. */
function againIn(
  { changes, tried }: Extract<ManageIdentitiesState, { status: 'list' }>,
  { connectAgain, confirmBy }: ManageIdentitiesProps['links'],
): string | undefined {
  if (changes.status === 'allowed') return tried && connectAgain;
  const connection = changes.status === 'confirmFirst' ? tried?.connection : undefined;
  const confirms = changes.status === 'confirmFirst' ? changes.connections : [];
  return connection !== undefined && confirms.includes(connection) ? confirmBy[connection] : undefined;
}

/** What was connected or disconnected just now. */
function changedIn({
  identities,
  linked,
  unlinked,
}: Extract<ManageIdentitiesState, { status: 'list' }>): NamedIdentity | undefined {
  return unlinked ?? identities.find(({ name }) => name === linked);
}
