import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { AppCodeField } from './AppCodeField.tsx';
import { CodeOnItsWay } from './CodeOnItsWay.tsx';
import { CodeSentText } from './CodeSentText.tsx';
import { MailedCodeField } from './MailedCodeField.tsx';
import { focusOnLoad, type FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';
import type { OwnerProofState } from '../OwnerProofState.ts';
import { PasskeyProof } from './PasskeyProof.tsx';
import { PresentPassword } from './PresentPassword.tsx';
import { TooManyTries } from './TooManyTries.tsx';

export interface OwnerProofProps {
  state: OwnerProofState;
  links: { forgotPassword: string };
  /** The button that does it, once the owner is proven. */
  submit: ReactNode;
  /** The page opens at the first field or button. Without it, only at a field where something is wrong. */
  opened?: boolean;
}

/**
 * The end of a form for something grave: that and what proves the owner, and the button. Where a code has to be mailed first, or
 * another proof is wanted, a button of its own posts `action` in its place.
 */
export function OwnerProof({ state, links, submit, opened = false }: OwnerProofProps) {
  const { t } = useTranslation('account');
  const {
    proof,
    problems,
    alsoByCode,
    codeSentTo,
    others = [],
    triesLeft,
    waitMinutes,
    codeAskedTooSoon,
    passkey,
  } = state;
  const first = opened && Object.keys(problems).length === 0 ? focusOnLoad : undefined;
  const asksForCode = proof === 'code' && codeSentTo === undefined && problems.code === undefined;

  return (
    <>
      {proof !== 'fresh' && <Text soft>{t(($) => (alsoByCode ? $.proof.alsoByCode : $.proof.opening))}</Text>}
      {waitMinutes !== undefined &&
        (codeAskedTooSoon ? (
          <CodeOnItsWay waitMinutes={waitMinutes} />
        ) : (
          <TooManyTries waitMinutes={waitMinutes} />
        ))}
      {proof === 'app' && (
        <>
          <input type="hidden" name="by" value="app" />
          <Text size="small" soft>
            {t(($) => $.proof.byApp)}
          </Text>
        </>
      )}
      {(proof === 'present' || proof === 'app') && (
        <PresentPassword
          problem={problems.present}
          focus={focusOf(problems.present) ?? first}
          links={links}
        />
      )}
      {proof === 'app' && (
        <AppCodeField
          problem={problems.app}
          triesLeft={triesLeft}
          focus={problems.present === undefined ? focusOf(problems.app) : undefined}
        />
      )}
      {proof === 'code' &&
        (codeSentTo === undefined ? (
          <Text size="small" soft>
            {t(($) => $.proof.byCode)}
          </Text>
        ) : (
          <CodeSentText email={codeSentTo} />
        ))}
      {proof === 'code' && !asksForCode && (
        <MailedCodeField
          problem={problems.code}
          triesLeft={triesLeft}
          focus={focusOf(problems.code) ?? first}
        />
      )}
      {!asksForCode && submit}
      {proof === 'code' && (
        <Button
          type="submit"
          name="action"
          value="code"
          wide
          {...(asksForCode ? first : { variant: 'secondary', size: 'small' })}
        >
          {asksForCode ? t(($) => $.password.send) : t(($) => $.password.sendAgain)}
        </Button>
      )}
      {proof === 'app' && <OtherProofButton action="code" />}
      {others.includes('app') && <OtherProofButton action="app" />}
      {others.includes('passkey') && <PasskeyProof shown={passkey} />}
    </>
  );
}

function OtherProofButton({ action }: { action: 'code' | 'app' }) {
  const { t } = useTranslation('account');

  return (
    <Button type="submit" name="action" value={action} variant="secondary" size="small" wide>
      {t(($) => $.proof.ways[action])}
    </Button>
  );
}

/** A field has the focus when the page opens where something is wrong with it: there is more to read above it. */
function focusOf(problem: string | undefined): FieldFocus {
  return problem === undefined ? undefined : focusOnLoad;
}
