'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { LoginState } from './LoginState.ts';
import type { LoginCredentials } from './LoginState.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginProps {
  frame: PageFrame;
  state: LoginState;
  links: {
    submit: string;
    register: string;
    forgotPassword: string;
    /** Where those log in who do so by their workplace. */
    workplace: string;
    /** Where each company's button leads. Without it, no company is offered. */
    connections?: Readonly<Record<Connection, string>> | undefined;
  };
  onSubmit: (credentials: LoginCredentials) => void;
  /** The person wants to log in by a passkey: the browser is asked for one. */
  onPasskeyChoose: () => void;
}

/** The login page. Knows nothing of sessions or requests. */
export function Login({ frame, state, links, ...handlers }: LoginProps) {
  const { t } = useTranslation('login');

  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.aside.headline)}
        lead={t(($) => $.aside.lead)}
        offer="register"
      >
        <LoginForm
          {...handlers}
          language={frame.language}
          state={state}
          links={{ ...links, terms: frame.links.terms, privacy: frame.links.privacy }}
        >
          <Aside size="small" soft>
            {t(($) => $.register.question)}{' '}
            <TextLink variant="action" href={links.register}>
              {t(($) => $.register.link)}
            </TextLink>
          </Aside>
          <LinkButton variant="secondary" wide href={links.workplace}>
            {t(($) => $.workplace)}
          </LinkButton>
        </LoginForm>
      </SplitLayout>
    </Page>
  );
}

const Aside = styled(Text)`
  text-align: center;
`;
