import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';

export interface AgreementProps {
  links: { terms: string; privacy: string };
}

/** What a person accepts by going on, wherever an account may begin. */
export function Agreement({ links }: AgreementProps) {
  const { t } = useTranslation('agreement');

  return (
    <Centred size="fine" soft>
      <Sentence
        words={t(($) => $.text)}
        parts={{ terms: <TextLink href={links.terms} />, privacy: <TextLink href={links.privacy} /> }}
      />
    </Centred>
  );
}

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
