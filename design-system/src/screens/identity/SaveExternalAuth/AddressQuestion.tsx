import { useTranslation } from 'react-i18next';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useAskedSuggestion } from '../emailSuggestion/useAskedSuggestion.ts';
import { QuestionCard, QuestionForm } from './QuestionCard.tsx';
import type { SaveExternalAuthProps } from './SaveExternalAuthProps.ts';
import type { SaveExternalAuthState } from './SaveExternalAuthState.ts';

export interface AddressQuestionProps extends Omit<SaveExternalAuthProps, 'state'> {
  state: Extract<SaveExternalAuthState, { status: 'address' }>;
}

/** Asks for an address, and sends a code to it. */
export function AddressQuestion({ frame, state, links }: AddressQuestionProps) {
  const { t } = useTranslation('saveExternalAuth');
  const { connection, email, typed, suggestion, problem, pendingSignIn, failure } = state;
  const asked = useAskedSuggestion(suggestion);
  const company = connection === undefined ? t(($) => $.workplace) : connectionNames[connection];

  function text(): string {
    if (email !== undefined) return t(($) => $.address.told, { company, email });
    return connection === undefined ? t(($) => $.address.text) : t(($) => $.address.untold, { company });
  }

  return (
    <QuestionCard
      frame={frame}
      title={email === undefined ? t(($) => $.address.title) : t(($) => $.address.toldTitle)}
      text={text()}
      pendingSignIn={pendingSignIn}
      failure={failure}
      minutes={state.minutes}
      dismiss={{ action: links.dismiss, label: t(($) => $.startAgain) }}
    >
      {email !== undefined && (
        <>
          <QuestionForm action={links.sendCode} pendingSignIn={pendingSignIn}>
            <Button type="submit" wide>
              {t(($) => $.address.sendToTold)}
            </Button>
          </QuestionForm>
          <Text soft>{t(($) => $.address.other)}</Text>
        </>
      )}
      <QuestionForm action={links.sendCode} pendingSignIn={pendingSignIn}>
        <EmailField
          name="email"
          label={t(($) => $.address.label)}
          problem={problem && t(($) => $.address[problem])}
          suggestion={asked}
          defaultValue={typed}
          {...((problem ?? suggestion) !== undefined && focusOnLoad)}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
        />
        {suggestion !== undefined && <input type="hidden" name="suggestionSeen" value={typed} />}
        <Button type="submit" wide variant={email === undefined ? 'primary' : 'secondary'}>
          {t(($) => $.address.submit)}
        </Button>
      </QuestionForm>
    </QuestionCard>
  );
}
