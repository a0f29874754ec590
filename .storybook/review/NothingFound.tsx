import * as React from 'react';
import { styled } from 'storybook/theming';

interface NothingFoundProps {
  /** That there is nothing, in one sentence. */
  sentence: string;
  /** The words of the button that leads back. */
  back: string;
  onBack: () => void;
}

/** What a page of review says where its choices leave nothing to show. */
export function NothingFound({ sentence, back, onBack }: NothingFoundProps) {
  return (
    <Root>
      {sentence} <button onClick={onBack}>{back}</button>
    </Root>
  );
}

const Root = styled.p(({ theme }) => ({
  padding: '48px 0',
  textAlign: 'center',
  button: {
    minBlockSize: 28,
    border: 0,
    background: 'none',
    color: theme.color.secondary,
    font: 'inherit',
    fontWeight: theme.typography.weight.bold,
    cursor: 'pointer',
  },
}));
