import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SsoAccountLinkProps } from './SsoAccountLinkProps.ts';
import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

type ReadyState = Extract<SsoAccountLinkState, { status: 'ready' }>;

/** Whether address and password were refused: that is said where they are typed. */
export function isOfForm({ failure }: ReadyState): boolean {
  return failure === 'wrongCredentials' || failure === 'tooManyAttempts' || failure === 'passwordTriesUsedUp';
}

interface AccountLinkFailureProps extends Pick<SsoAccountLinkProps, 'links'> {
  state: ReadyState;
}

/** Why the account was not connected. */
export function AccountLinkFailure({ state: { failure, minutes }, links }: AccountLinkFailureProps) {
  const { t } = useTranslation('ssoAccountLink');
  if (failure === undefined) return null;
  const calm = failure === 'replaced' || failure === 'fromElsewhere';

  return (
    <Notice tone={calm ? 'info' : 'error'} title={t(($) => $.failure[failure].title)}>
      {failure === 'tooManyAttempts' && minutes !== undefined
        ? t(($) => $.failure.tooManyAttempts.minutes, { count: minutes })
        : t(($) => $.failure[failure].text)}
      {failure === 'passwordTriesUsedUp' && (
        <>
          {' '}
          <TextLink href={links.logInByCode}>{t(($) => $.failure.passwordTriesUsedUp.action)}</TextLink>
        </>
      )}
    </Notice>
  );
}
