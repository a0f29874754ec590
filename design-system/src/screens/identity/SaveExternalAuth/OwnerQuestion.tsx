import { useTranslation } from 'react-i18next';
import { ConnectionButtons } from '../../../patterns/ConnectionButtons/ConnectionButtons.tsx';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { QuestionCard, QuestionForm } from './QuestionCard.tsx';
import type { SaveExternalAuthProps } from './SaveExternalAuthProps.ts';
import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

export interface OwnerQuestionProps extends Omit<SaveExternalAuthProps, 'state'> {
  state: Extract<SaveExternalAuthState, { status: 'owner' }>;
}

/** Asks whether the account with the same address is the person's own: to connect it, or to log in without that. */
export function OwnerQuestion({ frame, state, links }: OwnerQuestionProps) {
  const { t } = useTranslation('saveExternalAuth');
  const { connection, email, movedTo, ways, problem, pendingSignIn, failure } = state;

  function text(): string {
    if (movedTo !== undefined) {
      return connection === undefined
        ? t(($) => $.moved.textOfWorkplace, { email, movedTo })
        : t(($) => $.moved.text, { company: connectionNames[connection], email, movedTo });
    }
    return connection === undefined
      ? t(($) => $.owner.textOfWorkplace, { email })
      : t(($) => $.owner.text, { company: connectionNames[connection], email });
  }

  const withCompany = ways.password ? t(($) => $.owner.connections) : t(($) => $.owner.connectionsAlone);

  return (
    <QuestionCard
      frame={frame}
      title={movedTo === undefined ? t(($) => $.owner.title) : t(($) => $.moved.title)}
      text={text()}
      pendingSignIn={pendingSignIn}
      failure={failure}
      minutes={state.minutes}
      logInByCode={links.logInByCode}
      dismiss={{ action: links.dismiss, label: t(($) => $.owner.dismiss) }}
    >
      {movedTo !== undefined && <Text soft>{t(($) => $.moved.notYou)}</Text>}
      {connection === undefined && <Notice>{t(($) => $.owner.workplaceAccess)}</Notice>}
      {ways.password && (
        <QuestionForm action={links.proveOwner} pendingSignIn={pendingSignIn}>
          <FormField label={t(($) => $.owner.label)} problem={problem && t(($) => $.owner[problem])}>
            {(control) => (
              <PasswordField
                {...control}
                {...(problem && focusOnLoad)}
                name="password"
                autoComplete="current-password"
                revealLabel={t(($) => $.owner.reveal)}
                hideLabel={t(($) => $.owner.conceal)}
              />
            )}
          </FormField>
          <TextLink variant="alone" href={links.forgotPassword}>
            {t(($) => $.owner.forgotPassword)}
          </TextLink>
          <Button type="submit" wide>
            {t(($) => $.owner.submit)}
          </Button>
        </QuestionForm>
      )}
      {ways.connections.length > 0 && (
        <>
          <Text soft>{withCompany}</Text>
          <ConnectionButtons
            connections={ways.connections}
            links={links.connections}
            label={withCompany}
            nameOf={(name) => t(($) => $.owner.with, { company: name })}
          />
        </>
      )}
    </QuestionCard>
  );
}
