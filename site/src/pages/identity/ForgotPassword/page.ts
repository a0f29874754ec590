import { watchResetLink } from '../../../../sagas/auth/askForResetLink.ts';
import { watchTypedEmail } from '../../../../sagas/auth/watchTypedEmail.ts';
import { createConnection } from '../../../services/connection.ts';
import { createPasswords } from '../../../services/passwords.ts';
import { createTypedEmail } from '../../../services/typedEmail.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { forgotPassword, type ForgotPasswordFacts } from './forgotPassword.ts';
import { ForgotPasswordRoute } from './ForgotPasswordRoute.tsx';

export const page = definePage({
  Route: ForgotPasswordRoute,
  reducers: { forgotPassword },
  sagas: [watchResetLink, watchTypedEmail],
  services: ({ api }) => ({
    passwords: createPasswords(api),
    connection: createConnection(window),
    typedEmail: createTypedEmail(window),
  }),
  title: (facts: ForgotPasswordFacts, i18n) =>
    facts.status === 'sent'
      ? titledBy(i18n.getFixedT(null, 'forgotPassword')(($) => $.sent.title))
      : undefined,
  stateFrom: (facts: ForgotPasswordFacts) => ({ forgotPassword: facts }),
});
