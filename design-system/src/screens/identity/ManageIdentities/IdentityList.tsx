import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import {
  connectionIcons,
  connectionNames,
} from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { hasWorkplace } from './hasWorkplace.ts';
import { IdentityRow } from './IdentityRow.tsx';
import type { ManageIdentitiesProps } from './ManageIdentitiesProps.ts';
import type { LinkedIdentity, ManageIdentitiesState } from './ManageIdentitiesState.ts';

export interface IdentityListProps extends Pick<ManageIdentitiesProps, 'links'> {
  frame: PageFrame;
  state: Extract<ManageIdentitiesState, { status: 'list' }>;
}

/** The login methods that a person has, and those that can be added. */
export function IdentityList({ frame, state, links }: IdentityListProps) {
  const { t } = useTranslation('manageIdentities');
  const { status } = state.changes;
  // Beside a button that connects, it goes without saying.
  const notConnected = status === 'allowed' ? [] : [t(($) => $.notConnected)];

  return (
    <List aria-label={t(($) => $.list)}>
      {state.password && (
        <IdentityRow icon="lock" name={t(($) => $.password.name)} details={[t(($) => $.password.text)]} />
      )}
      {state.identities.map((identity) => (
        <Linked
          key={identity.name}
          identity={identity}
          frame={frame}
          removing={status === 'confirmFirst' ? undefined : links.removing[identity.name]}
        />
      ))}
      {state.offered.map((connection) => (
        <IdentityRow
          key={connection}
          icon={connectionIcons[connection]}
          name={connectionNames[connection]}
          details={notConnected}
          action={
            status === 'allowed' && (
              <LinkButton
                href={links.connect[connection]}
                size="small"
                variant="secondary"
                aria-label={t(($) => $.connectNamed, { company: connectionNames[connection] })}
              >
                {t(($) => $.connect)}
              </LinkButton>
            )
          }
        />
      ))}
      {!hasWorkplace(state.identities) && (
        <IdentityRow
          icon="users"
          name={t(($) => $.workplace)}
          details={notConnected}
          action={
            status === 'allowed' && (
              <LinkButton
                href={links.connectWorkplace}
                size="small"
                variant="secondary"
                aria-label={t(($) => $.connectWorkplace)}
              >
                {t(($) => $.connect)}
              </LinkButton>
            )
          }
        />
      )}
    </List>
  );
}

interface LinkedProps {
  identity: LinkedIdentity;
  frame: PageFrame;
  /** Asks before it is disconnected. Undefined while nothing can be changed. */
  removing: string | undefined;
}

function Linked({
  identity: { connection, workplace, email, since, removable },
  frame,
  removing,
}: LinkedProps) {
  const { t } = useTranslation('manageIdentities');
  const name = connection === undefined ? (workplace ?? t(($) => $.workplace)) : connectionNames[connection];
  const day = since !== undefined && formatDay(since, frame.language, 'withYear', frame.country);

  return (
    <IdentityRow
      icon={connection === undefined ? 'users' : connectionIcons[connection]}
      name={name}
      details={[
        ...(email === undefined
          ? []
          : [
              <EmailAddress key="email" alone>
                {email}
              </EmailAddress>,
            ]),
        day === false ? t(($) => $.connected) : t(($) => $.since, { day }),
        ...(removable ? [] : [t(($) => $.onlyLoginMethod)]),
      ]}
      action={
        removable &&
        removing !== undefined && (
          <LinkButton
            href={removing}
            size="small"
            variant="plain"
            aria-label={t(($) => $.disconnectNamed, { company: name })}
          >
            {t(($) => $.disconnect)}
          </LinkButton>
        )
      }
    />
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
