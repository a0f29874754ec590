import { styled } from 'styled-components';
import { font } from '../../../tokens/index.ts';

export interface MomentQuoteProps {
  /** What the person who shared a moment wrote. Plain text in a language of theirs. */
  line: string;
}

/** The line of a moment, as its writer’s words. */
export function MomentQuote({ line }: MomentQuoteProps) {
  return (
    <Root>
      {/* No one knows its language, so that no translator and no hyphenation may guess. */}
      <p lang="" dir="auto" translate="no">
        {line}
      </p>
    </Root>
  );
}

const Root = styled.blockquote`
  margin: 0;
  font: 400 1.45rem/1.25 ${font.display};
  letter-spacing: -0.015em;
  text-wrap: balance;
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`;
