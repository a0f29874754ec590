import { styled } from 'styled-components';
import { color, fontSize } from '../../../tokens/index.ts';

export interface CopyResultProps {
  copied: string;
  notCopied: string;
}

/** What became of a copy. Both stand hidden in a live region, of which the page's script shows one. */
export function CopyResult({ copied, notCopied }: CopyResultProps) {
  return (
    <div role="status">
      <Told hidden data-codes="copied">
        {copied}
      </Told>
      <Told hidden data-codes="notCopied">
        {notCopied}
      </Told>
    </div>
  );
}

const Told = styled.p`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  text-align: center;
`;
