import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

type ReadyState = Extract<SsoAccountLinkState, { status: 'ready' }>;

/** Whether address and password were refused: that is said where they are typed. */
export function isOfForm({ failure }: ReadyState): boolean {
  return failure === 'wrongCredentials' || failure === 'tooManyAttempts';
}

/** Why the account was not connected. */
export function AccountLinkFailure({ state: { failure, minutes } }: { state: ReadyState }) {
  const { t } = useTranslation('ssoAccountLink');
  if (failure === undefined) return null;
  const calm = failure === 'replaced' || failure === 'fromElsewhere';

  return (
    <Notice tone={calm ? 'info' : 'error'} title={t(($) => $.failure[failure].title)}>
      {failure === 'tooManyAttempts' && minutes !== undefined
        ? t(($) => $.failure.tooManyAttempts.minutes, { count: minutes })
        : t(($) => $.failure[failure].text)}
    </Notice>
  );
}
