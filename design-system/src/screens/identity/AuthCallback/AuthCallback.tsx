import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { AuthCallbackState } from './AuthCallbackState.ts';

export interface AuthCallbackProps {
  frame: PageFrame;
  state: AuthCallbackState;
  links: { login: string; help: string };
}

/** Shown between signing in and the requested page, or when signing in failed. */
export function AuthCallback({ frame, state, links }: AuthCallbackProps) {
  const { t } = useTranslation('authCallback');

  switch (state.status) {
    case 'continuing':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.continuing.title)}
          text={t(($) => $.continuing.text)}
          actions={
            <LinkButton href={state.destination} variant="plain">
              {t(($) => $.continuing.action)}
            </LinkButton>
          }
        />
      );
    case 'failed':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          title={t(($) => $.failed.title)}
          text={t(($) => $.failed.text)}
          actions={
            <>
              <LinkButton href={links.login}>{t(($) => $.failed.action)}</LinkButton>
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.failed.help)}
              </LinkButton>
            </>
          }
        />
      );
  }
}
