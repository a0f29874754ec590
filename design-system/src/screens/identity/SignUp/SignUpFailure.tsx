import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SignUpOutcome } from './SignUpState.ts';

export interface SignUpFailureProps {
  outcome: SignUpOutcome;
  links: { login: string };
}

/** The message of a failed sign-up. */
export function SignUpFailure({ outcome, links }: SignUpFailureProps) {
  const { t } = useTranslation('signUp');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
      return null;
    case 'emailTaken':
      return (
        <Notice tone="error" title={t(($) => $.failure.emailTaken.title)}>
          {t(($) => $.failure.emailTaken.text)}{' '}
          <TextLink variant="action" href={links.login}>
            {t(($) => $.login)}
          </TextLink>
        </Notice>
      );
    case 'tooManyAttempts':
      return (
        <Notice tone="error" title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: outcome.minutes })}
        </Notice>
      );
    case 'expired':
    case 'unavailable': {
      const { status } = outcome;
      return (
        <Notice tone="error" title={t(($) => $.failure[status].title)}>
          {t(($) => $.failure[status].text)}
        </Notice>
      );
    }
  }
}
