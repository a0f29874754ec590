import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SsoAccountLinkProps } from './SsoAccountLinkProps.ts';
import type { SsoAccountLinkFailure, SsoAccountLinkState } from './SsoAccountLinkState.ts';

type ReadyState = Extract<SsoAccountLinkState, { status: 'ready' }>;

/** Whether address and password were refused: that is said where they are typed. */
export function isOfForm({ failure }: ReadyState): boolean {
  return failure !== undefined && ofForm.includes(failure);
}

const ofForm: readonly SsoAccountLinkFailure[] = [
  'wrongCredentials',
  'tooManyAttempts',
  'logInAgain',
  'passwordTriesUsedUp',
];

interface AccountLinkFailureProps extends Pick<SsoAccountLinkProps, 'links'> {
  state: ReadyState;
}

/** Why the account was not connected. */
export function AccountLinkFailure({ state: { failure, minutes }, links }: AccountLinkFailureProps) {
  const { t } = useTranslation('ssoAccountLink');
  if (failure === undefined) return null;
  const calm = failure === 'logInAgain' || failure === 'replaced' || failure === 'fromElsewhere';

  function textOf(of: SsoAccountLinkFailure): string {
    if (of === 'logInAgain') return t(($) => $.failure[of].minutes, { count: minutes ?? 1 });
    return of === 'tooManyAttempts' && minutes !== undefined
      ? t(($) => $.failure[of].minutes, { count: minutes })
      : t(($) => $.failure[of].text);
  }

  return (
    <Notice tone={calm ? 'info' : 'error'} title={t(($) => $.failure[failure].title)}>
      {textOf(failure)}
      {failure === 'passwordTriesUsedUp' && (
        <>
          {' '}
          <TextLink href={links.logInByCode}>{t(($) => $.failure.passwordTriesUsedUp.action)}</TextLink>
        </>
      )}
    </Notice>
  );
}
