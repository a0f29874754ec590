import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { PendingSignInField } from '../PendingSignInField/PendingSignInField.tsx';
import type { SaveExternalAuthFailure } from './SaveExternalAuthState.ts';

export interface QuestionCardProps {
  frame: PageFrame;
  title: string;
  text: string | undefined;
  /** Names the question. */
  pendingSignIn: string;
  failure: SaveExternalAuthFailure | undefined;
  /** How many minutes to wait after too many attempts, where that is known. */
  minutes: number | undefined;
  /** Logs in by a mailed code, where a password is asked for and its tries are used up. */
  logInByCode?: string;
  /** Forgets the pending sign-in. */
  dismiss: { action: string; label: string };
  /** The forms. */
  children: ReactNode;
}

/** One question on a card, and the way to leave it unanswered. */
export function QuestionCard({
  frame,
  title,
  text,
  pendingSignIn,
  failure,
  minutes,
  logInByCode,
  dismiss,
  children,
}: QuestionCardProps) {
  const { t } = useTranslation('saveExternalAuth');

  function failureText(of: SaveExternalAuthFailure): string {
    switch (of) {
      case 'waitForCode':
      case 'lastCode':
      case 'noCodeNow':
      case 'logInAgain':
        return t(($) => $.failure[of].minutes, { count: minutes ?? 1 });
      case 'tooManyAttempts':
        return minutes === undefined
          ? t(($) => $.failure[of].text)
          : t(($) => $.failure[of].minutes, { count: minutes });
      case 'passwordTriesUsedUp':
      case 'connection':
      case 'wrongIdentity':
      case 'replaced':
      case 'fromElsewhere':
        return t(($) => $.failure[of].text);
    }
  }

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={title}
      text={text}
      card={
        <>
          {failure !== undefined && (
            <Notice
              tone={calm.includes(failure) ? 'info' : 'error'}
              tabIndex={-1}
              {...focusOnLoad}
              title={t(($) => $.failure[failure].title)}
            >
              {failureText(failure)}
              {failure === 'passwordTriesUsedUp' && logInByCode !== undefined && (
                <>
                  {' '}
                  <TextLink href={logInByCode}>{t(($) => $.failure.passwordTriesUsedUp.action)}</TextLink>
                </>
              )}
            </Notice>
          )}
          {children}
          <QuestionForm action={dismiss.action} pendingSignIn={pendingSignIn}>
            <Button type="submit" variant="plain" size="small" wide>
              {dismiss.label}
            </Button>
          </QuestionForm>
        </>
      }
    />
  );
}

const calm: readonly SaveExternalAuthFailure[] = [
  'waitForCode',
  'lastCode',
  'noCodeNow',
  'logInAgain',
  'replaced',
  'fromElsewhere',
];

export interface QuestionFormProps {
  action: string;
  /** Names the question that the form answers. */
  pendingSignIn: string;
  children: ReactNode;
}

/** A native form on the card. What is wrong with its fields is said by the page, in its language. */
export function QuestionForm({ action, pendingSignIn, children }: QuestionFormProps) {
  return (
    <Form method="post" action={action} noValidate>
      <PendingSignInField pendingSignIn={pendingSignIn} />
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;
