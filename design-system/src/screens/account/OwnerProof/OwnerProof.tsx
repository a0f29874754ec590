import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { MailedCodeField } from './MailedCodeField.tsx';
import { focusOnLoad, type FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import type { OwnerProofState } from '../OwnerProofState.ts';
import { PresentPassword } from './PresentPassword.tsx';
import { TooManyTries } from './TooManyTries.tsx';

export interface OwnerProofProps {
  state: OwnerProofState;
  links: { forgotPassword: string };
  /** The button that does it, once the owner is proven. */
  submit: ReactNode;
  /** What is said before a code is mailed, where that differs. */
  beforeCode?: string;
}

/**
 * The end of a form for something grave: what proves the owner, and the button. Where a code has to be mailed first, its
 * own button posts `action=code` in its place.
 */
export function OwnerProof({ state, links, submit, beforeCode }: OwnerProofProps) {
  const { t } = useTranslation('account');
  const { proof, problems, codeSentTo, waitMinutes } = state;
  const asksForCode = proof === 'code' && codeSentTo === undefined && problems.code === undefined;

  return (
    <>
      {waitMinutes !== undefined && <TooManyTries waitMinutes={waitMinutes} />}
      {proof === 'present' && (
        <PresentPassword problem={problems.present} focus={focusOf(problems.present)} links={links} />
      )}
      {proof === 'code' && <CodeText codeSentTo={codeSentTo} before={beforeCode} />}
      {proof === 'code' && !asksForCode && (
        <MailedCodeField problem={problems.code} triesLeft={state.triesLeft} focus={focusOf(problems.code)} />
      )}
      {!asksForCode && submit}
      {proof === 'code' && (
        <Button
          type="submit"
          name="action"
          value="code"
          wide
          {...(!asksForCode && { variant: 'secondary', size: 'small' })}
        >
          {asksForCode ? t(($) => $.password.send) : t(($) => $.password.sendAgain)}
        </Button>
      )}
    </>
  );
}

interface CodeTextProps {
  codeSentTo: string | undefined;
  before: string | undefined;
}

function CodeText({ codeSentTo: email, before }: CodeTextProps) {
  const { t } = useTranslation('account');

  return (
    <Text size="small" soft>
      {email === undefined ? (
        (before ?? t(($) => $.proof.byCode))
      ) : (
        <Sentence words={t(($) => $.password.codeSent, { email })} parts={{ email: <EmailAddress /> }} />
      )}
    </Text>
  );
}

/** A field has the focus when the page opens where something is wrong with it: there is more to read above it. */
function focusOf(problem: string | undefined): FieldFocus {
  return problem === undefined ? undefined : focusOnLoad;
}
