import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import type { AccountFormProps } from './AccountProps.ts';
import { ConfirmBeforeEmail } from './ConfirmBeforeEmail.tsx';
import { focusOnFirst } from '../../../patterns/FormField/focusOnLoad.ts';
import { useAskedSuggestion } from '../../identity/emailSuggestion/useAskedSuggestion.ts';
import { OpenForm } from './OpenForm.tsx';
import { PresentPassword } from '../OwnerProof/PresentPassword.tsx';

export interface EmailFormProps extends AccountFormProps<'email'> {
  /** Minutes until another code can be sent to the address. */
  waitMinutes: number | undefined;
}

/** Asks for a new address, and for what proves the owner. */
export function EmailForm({ userId, form, waitMinutes = 1, links }: EmailFormProps) {
  const { t } = useTranslation('account');
  const suggestion = form.proof === 'confirmFirst' ? undefined : form.suggestion;
  const asked = useAskedSuggestion(suggestion);
  if (form.proof === 'confirmFirst') {
    return <ConfirmBeforeEmail userId={userId} owner={form.owner} links={links} />;
  }
  const { email, present } = form.problems;
  const focusOf = focusOnFirst(['email', 'present'], form.problems);

  return (
    <OpenForm
      userId={userId}
      change="email"
      submit={t(($) => $.password.send)}
      links={{ ...links, submit: links.changeEmail }}
    >
      <EmailField
        name="email"
        label={t(($) => $.email.label)}
        hint={t(($) => $.email.hint)}
        problem={email && t(($) => $.email[email], { count: waitMinutes })}
        {...focusOf('email')}
        suggestion={asked}
        defaultValue={form.values.email}
      />
      {suggestion !== undefined && <input type="hidden" name="suggestionSeen" value={form.values.email} />}
      {form.proof === 'present' && (
        <PresentPassword problem={present} focus={focusOf('present')} links={links} />
      )}
    </OpenForm>
  );
}
