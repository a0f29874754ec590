import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatAlternatives } from '../../../formatting/formatAlternatives.ts';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import {
  connectionNames,
  type Connection,
} from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Rule } from '../../../primitives/Rule/Rule.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { Agreement } from '../Agreement/Agreement.tsx';
import { PendingSignInField } from '../PendingSignInField/PendingSignInField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountLinkFailure, isOfForm } from './AccountLinkFailure.tsx';
import type { SsoAccountLinkProps } from './SsoAccountLinkProps.ts';

/** Asks a person who logs in by a workplace for the first time whether an account is to be connected. Native forms alone. */
export function SsoAccountLink({ frame, state, links }: SsoAccountLinkProps) {
  const { t } = useTranslation('ssoAccountLink');

  switch (state.status) {
    case 'ready':
      return (
        <CardLayout
          frame={frame}
          topic={t(($) => $.topic, { workplace: state.workplace, email: state.email })}
          title={t(($) => $.title)}
          text={t(($) => $.text, { workplace: state.workplace })}
        >
          {!isOfForm(state) && <AccountLinkFailure state={state} links={links} />}
          <AccountForm state={state} links={links} />
          <OtherWay frame={frame} others={state.others} loginFirst={links.loginFirst} />
          <Rule />
          <Stack gap={2}>
            <Centred soft>{t(($) => $.asNew.question)}</Centred>
            <form method="post" action={links.goOnAsNew}>
              <PendingSignInField pendingSignIn={state.pendingSignIn} />
              <Button type="submit" variant="secondary" wide>
                {t(($) => $.asNew.submit)}
              </Button>
            </form>
            <Agreement links={frame.links} />
          </Stack>
          <form method="post" action={links.dismiss}>
            <PendingSignInField pendingSignIn={state.pendingSignIn} />
            <Button type="submit" variant="plain" size="small" wide>
              {t(($) => $.startAgain)}
            </Button>
          </form>
        </CardLayout>
      );
    case 'taken':
    case 'ofAnother':
    case 'accessEnded':
    case 'over':
    case 'loggedIn':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $[state.status].title)}
          text={t(($) => $[state.status].text)}
          actions={
            <LinkButton href={state.status === 'loggedIn' ? links.app : links.ssoLogin}>
              {t(($) => $[state.status].action)}
            </LinkButton>
          }
        />
      );
  }
}

interface OtherWayProps {
  frame: PageFrame;
  others: readonly Connection[];
  loginFirst: string;
}

/** What to do for people who log in by a company that proves no account here, or by a passkey. */
function OtherWay({ frame, others, loginFirst }: OtherWayProps) {
  const { t } = useTranslation('ssoAccountLink');
  const ways = [...others.map((name) => connectionNames[name]), t(($) => $.otherWay.passkey)];

  return (
    <Centred size="small" soft>
      {t(($) => $.otherWay.text, { ways: formatAlternatives(ways, frame.language) })}{' '}
      <TextLink variant="action" href={loginFirst}>
        {t(($) => $.otherWay.action)}
      </TextLink>
    </Centred>
  );
}

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
