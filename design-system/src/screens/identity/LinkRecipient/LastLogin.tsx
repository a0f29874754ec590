import { useTranslation } from 'react-i18next';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import type { LoginMethod } from './LinkRecipientState.ts';

export interface LastLoginProps {
  method: LoginMethod;
}

/** How this browser logged in last, which helps to find the right account. */
export function LastLogin({ method }: LastLoginProps) {
  const { t } = useTranslation('linkRecipient');

  switch (method) {
    case 'password':
    case 'passkey':
    case 'workplace':
      return t(($) => $.lastLogin[method]);
    default:
      return t(($) => $.lastLogin.company, { company: connectionNames[method] });
  }
}
