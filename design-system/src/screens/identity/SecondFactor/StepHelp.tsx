import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { SecondFactorProps } from './SecondFactorProps.ts';
import type { SecondFactorState } from './SecondFactorState.ts';

export interface StepHelpProps extends Pick<SecondFactorProps, 'links'> {
  state: Extract<SecondFactorState, { status: 'app' | 'recoveryCode' | 'code' }>;
}

/**
 * What to do where the phone, the codes or the mail is not there: the other ways above, if there are any, or to ask the help
 * desk. That can answer, and not turn a second step off, so nothing of the kind is promised.
 * Where no code was sent, a new password by mail makes the device one to which a code is sent.
 */
export function StepHelp({ state: { status, others, notice }, links }: StepHelpProps) {
  const { t } = useTranslation('secondFactor');
  const ways = others.length === 0 ? 'none' : 'some';
  const words = notice === 'notSent' ? t(($) => $.help.notSent) : t(($) => $.help[status][ways]);
  const parts = {
    help: <TextLink href={links.help} />,
    password: <TextLink href={links.forgotPassword} />,
  };

  return (
    <Centred size="small" soft>
      <Sentence words={words} parts={parts} />
    </Centred>
  );
}

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
