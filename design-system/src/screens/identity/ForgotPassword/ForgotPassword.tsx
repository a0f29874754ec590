'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { FocusedWords } from '../focusedWords/FocusedWords.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import type { ForgotPasswordRequest, ForgotPasswordState } from './ForgotPasswordState.ts';

export interface ForgotPasswordProps {
  frame: PageFrame;
  state: ForgotPasswordState;
  links: { submit: string; login: string };
  onSubmit: (request: ForgotPasswordRequest) => void;
}

/** Asks for the address of an account whose password is forgotten. It never tells whether there is one. */
export function ForgotPassword({ frame, state, links, onSubmit }: ForgotPasswordProps) {
  const { t } = useTranslation('forgotPassword');
  const signedIn = frame.account.status === 'signedIn';

  if (state.status === 'sent') {
    const words = t(($) => $.sent.text, { email: state.values.email });
    return (
      <StateLayout
        frame={frame}
        scene="still"
        header="quiet"
        title={t(($) => $.sent.title)}
        text={
          <FocusedWords>
            <Sentence words={words} parts={{ email: <EmailAddress /> }} />
          </FocusedWords>
        }
        actions={
          <>
            <LinkButton href={signedIn ? frame.links.account : links.login}>
              {t(($) => (signedIn ? $.sent.account : $.sent.login))}
            </LinkButton>
            <LinkButton href={links.submit} variant="plain">
              {t(($) => $.sent.again)}
            </LinkButton>
          </>
        }
      >
        <Text soft>{t(($) => $.sent.hint)}</Text>
      </StateLayout>
    );
  }
  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.aside.headline)}
        lead={t(($) => $.aside.lead)}
        {...(!signedIn && { offer: 'register' })}
      >
        <ForgotPasswordForm state={state} links={links} onSubmit={onSubmit} />
        {!signedIn && (
          <Aside size="small" soft>
            {t(($) => $.login.question)}{' '}
            <TextLink variant="action" href={links.login}>
              {t(($) => $.login.link)}
            </TextLink>
          </Aside>
        )}
      </SplitLayout>
    </Page>
  );
}

const Aside = styled(Text)`
  margin-block-start: ${space[5]};
  text-align: center;
`;
