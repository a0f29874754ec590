'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import type { LoginState } from './LoginState.ts';
import type { LoginCredentials } from './LoginState.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginProps {
  frame: PageFrame;
  state: LoginState;
  links: { submit: string; register: string };
  onSubmit: (credentials: LoginCredentials) => void;
}

/** The login page. Knows nothing of sessions or requests. */
export function Login({ frame, state, links, onSubmit }: LoginProps) {
  const { t } = useTranslation('login');

  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.aside.headline)}
        lead={t(($) => $.aside.lead)}
        offer="register"
      >
        <LoginForm language={frame.language} state={state} links={links} onSubmit={onSubmit} />
        <Aside size="small" soft>
          {t(($) => $.register.question)}{' '}
          <TextLink href={links.register}>{t(($) => $.register.link)}</TextLink>
        </Aside>
      </SplitLayout>
    </Page>
  );
}

const Aside = styled(Text)`
  margin-block-start: ${space[5]};
  text-align: center;
`;
