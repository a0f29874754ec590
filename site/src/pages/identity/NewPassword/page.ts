import { watchNewPassword } from '../../../../sagas/auth/saveNewPassword.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPasswords } from '../../../services/passwords.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { newPassword, type NewPasswordFacts } from './newPassword.ts';
import { NewPasswordRoute } from './NewPasswordRoute.tsx';

export const page = definePage({
  Route: NewPasswordRoute,
  reducers: { newPassword },
  sagas: [watchNewPassword],
  services: ({ api }) => ({ passwords: createPasswords(api), connection: createConnection(window) }),
  title: (facts: NewPasswordFacts, i18n) => {
    switch (facts.status) {
      case 'done':
      case 'otherLinkOpened':
        return titledBy(i18n.getFixedT(null, 'newPassword')(($) => $[facts.status].title));
      case 'notOpened':
        return titledBy(i18n.getFixedT(null, 'linkRecipient')(($) => $[facts.link.status].title));
      default:
        return undefined;
    }
  },
  stateFrom: (facts: NewPasswordFacts) => ({ newPassword: facts }),
});
