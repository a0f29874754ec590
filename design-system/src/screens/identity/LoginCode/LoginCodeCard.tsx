import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CodeField } from '../CodeField/CodeField.tsx';
import { CoolDown } from '../CodeField/CoolDown.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { StepForm } from '../SecondFactor/StepForm.tsx';
import { useTriesLeft } from '../SecondFactor/useTriesLeft.ts';
import { LoginCodeNotice } from './LoginCodeNotice.tsx';
import type { LoginCodeProps } from './LoginCodeProps.ts';
import type { LoginCodeState } from './LoginCodeState.ts';

export interface LoginCodeCardProps extends Omit<LoginCodeProps, 'state'> {
  state: Extract<LoginCodeState, { status: 'code' }>;
}

/** Asks for the code, sends another one, and leads to the login methods that need none. */
export function LoginCodeCard({ frame, state, links }: LoginCodeCardProps) {
  const { t } = useTranslation('loginCode');
  const { t: ofCodes } = useTranslation('secondFactor');
  const { email, notice, problem, triesLeft } = state;
  const withTriesLeft = useTriesLeft(triesLeft);

  return (
    <StateLayout
      frame={frame}
      scene="valley"
      header="quiet"
      title={t(($) => $.title)}
      text={<Sentence words={t(($) => $.text, { email })} parts={{ email: <EmailAddress /> }} />}
      card={
        <>
          <LoginCodeNotice state={state} />
          {notice !== 'noTriesLeft' && (
            <StepForm action={links.submit} step="check">
              <CodeField
                label={ofCodes(($) => $.code.label)}
                problem={problem && withTriesLeft(ofCodes(($) => $.code[problem]))}
                focus={focusOnLoad}
              />
              <Button type="submit" wide>
                {ofCodes(($) => $.code.submit)}
              </Button>
            </StepForm>
          )}
          <StepForm action={links.submit} step="send">
            <Button type="submit" variant="secondary" wide>
              {ofCodes(($) => $.code.again)}
            </Button>
            <CoolDown>{ofCodes(($) => $.code.coolDown)}</CoolDown>
          </StepForm>
          <OtherWays>
            <LinkButton href={links.login} variant="plain" size="small" wide>
              {t(($) => $.otherWays.login)}
            </LinkButton>
            <LinkButton href={links.forgotPassword} variant="plain" size="small" wide>
              {t(($) => $.otherWays.forgotPassword)}
            </LinkButton>
          </OtherWays>
        </>
      }
    />
  );
}

/** Each is as high as a finger needs already. */
const OtherWays = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
