import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { HoneypotField } from '../../../patterns/HoneypotField/HoneypotField.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { useAskedSuggestion } from '../../identity/emailSuggestion/useAskedSuggestion.ts';
import type { NewsletterState } from './NewsletterState.ts';

export interface NewsletterProps {
  frame: PageFrame;
  state: NewsletterState;
  links: { submit: string; home: string; privacy: string };
}

/** Asks for an address to send calm emails to. No address is on the list before its link is followed. A native form alone. */
export function Newsletter({ frame, state, links }: NewsletterProps) {
  const { t } = useTranslation('newsletter');
  const { email, problem, suggestion } = state;
  const asked = useAskedSuggestion(suggestion);

  if (state.status === 'sent') {
    const words = t(($) => $.sent.text, { email });
    return (
      <CardLayout
        frame={frame}
        title={t(($) => $.sent.title)}
        text={<Sentence words={words} parts={{ email: <EmailAddress /> }} />}
      >
        <Centred soft>{t(($) => $.sent.hint)}</Centred>
        <LinkButton href={links.home}>{t(($) => $.sent.home)}</LinkButton>
      </CardLayout>
    );
  }
  return (
    <CardLayout frame={frame} title={t(($) => $.title)} text={t(($) => $.text)}>
      {state.status === 'checkAgain' && (
        <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure.checkAgain.title)}>
          {t(($) => $.failure.checkAgain.text)}
        </Notice>
      )}
      {state.status === 'tooManyAttempts' && (
        <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: state.minutes })}
        </Notice>
      )}
      <Form method="post" action={links.submit} noValidate>
        <EmailField
          name="email"
          label={t(($) => $.email.label)}
          problem={problem && t(($) => $.email[problem])}
          suggestion={asked}
          defaultValue={email}
          {...((problem ?? suggestion) !== undefined && focusOnLoad)}
          autoCapitalize="none"
        />
        {suggestion !== undefined && <input type="hidden" name="suggestionSeen" value={email} />}
        <HoneypotField name="website" label={t(($) => $.leaveEmpty)} />
        <input type="hidden" name="formToken" value={state.formToken} />
        <Button type="submit" wide>
          {t(($) => $.submit)}
        </Button>
        <Centred size="fine" soft>
          <Sentence words={t(($) => $.legal)} parts={{ privacy: <TextLink href={links.privacy} /> }} />
        </Centred>
      </Form>
    </CardLayout>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
