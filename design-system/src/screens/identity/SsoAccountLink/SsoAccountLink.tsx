import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Rule } from '../../../primitives/Rule/Rule.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
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
          {!isOfForm(state) && <AccountLinkFailure state={state} />}
          <AccountForm state={state} links={links} />
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

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
