import { useTranslation } from 'react-i18next';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import type { ButtonVariant } from '../../../primitives/Button/Button.options.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { BeforeChanges } from './BeforeChanges.tsx';
import { EmployerPaysNotice } from '../../checkout/EmployerPaysNotice/EmployerPaysNotice.tsx';
import { EnrolmentNotice } from './EnrolmentNotice.tsx';
import { hasWorkplace } from './hasWorkplace.ts';
import { IdentitiesNotice, type NamedIdentity } from './IdentitiesNotice.tsx';
import { IdentityList } from './IdentityList.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { RemovingQuestion } from './RemovingQuestion.tsx';

/** The companies by which a person logs in: connects and disconnects them. Native forms and links alone. */
export function ManageIdentities({ frame, state, links }: ManageIdentitiesProps) {
  const { t } = useTranslation('manageIdentities');
  const { t: paidWords } = useTranslation('employerPays');
  if (state.status === 'removing') return <RemovingQuestion frame={frame} state={state} links={links} />;

  const { notice, enrolment, email, employer, onward: to, toConnect, changes } = state;
  const company = toConnect && connectionNames[toConnect];
  const step = changes.status === 'allowed' ? 'last' : 'afterProof';
  // Who needs no plan is led to the app before the checkout.
  const paid = employer !== undefined;
  const page = toConnect === undefined && to !== 'checkout' && to !== 'app' ? to : undefined;
  const provedForPage = notice === 'addressConfirmed' && page !== undefined;
  const ready = notice === 'linked' || notice === 'linkedAlready' || provedForPage;
  const onward = to !== undefined && links.onward !== undefined && (
    <LinkButton href={links.onward} variant={onwardVariant(ready, paid)} wide>
      {t(($) => $.onward[to])}
    </LinkButton>
  );
  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={company === undefined ? t(($) => $.title) : t(($) => $.toConnect.title, { company })}
      text={company === undefined ? t(($) => $.text) : t(($) => $.toConnect[step], { company })}
      card={
        <>
          {notice !== undefined && (
            <IdentitiesNotice
              notice={notice}
              about={state.tried ?? changedIn(state)}
              again={againIn(state, links)}
              email={email}
              count={state.count}
              toGoOn={provedForPage}
            />
          )}
          {paid && (
            <>
              <EmployerPaysNotice employer={employer} />
              <LinkButton href={links.app} variant={ready ? 'primary' : 'secondary'} wide>
                {paidWords(($) => $.open)}
              </LinkButton>
            </>
          )}
          {(ready || paid) && onward}
          {enrolment !== undefined && !(paid && enrolment.status === 'enrolled') && (
            <EnrolmentNotice enrolment={enrolment} sso={enrolmentLink(state, links)} />
          )}
          {toConnect !== undefined && changes.status === 'allowed' && (
            <LinkButton href={links.connect[toConnect]} wide>
              {t(($) => $.toConnect.submit, { company: connectionNames[toConnect] })}
            </LinkButton>
          )}
          <BeforeChanges
            changes={changes}
            notice={notice}
            count={state.count}
            email={state.email}
            onward={page}
            links={links}
          />
          <IdentityList frame={frame} state={state} links={links} />
          {!ready && !paid && onward}
          <LinkButton href={links.account} variant="plain" wide>
            {t(($) => $.back)}
          </LinkButton>
        </>
      }
    />
  );
}

/** A workplace that is not connected yet is connected at once, where that may be done now. */
function enrolmentLink(
  { changes, identities }: Extract<ManageIdentitiesState, { status: 'list' }>,
  { sso, connectWorkplace }: ManageIdentitiesProps['links'],
): string {
  return changes.status === 'allowed' && !hasWorkplace(identities) ? connectWorkplace : sso;
}

function onwardVariant(ready: boolean, paid: boolean): ButtonVariant {
  if (paid) return 'plain';
  return ready ? 'primary' : 'secondary';
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
