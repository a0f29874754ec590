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
 */
export function StepHelp({ state: { status, others }, links }: StepHelpProps) {
  const { t } = useTranslation('secondFactor');
  const ways = others.length === 0 ? 'none' : 'some';

  return (
    <Centred size="small" soft>
      <Sentence words={t(($) => $.help[status][ways])} parts={{ help: <TextLink href={links.help} /> }} />
    </Centred>
  );
}

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
