import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { color, fontSize, space } from '../../../tokens/index.ts';
import type { PasskeyShown } from '../OwnerProofState.ts';

export interface PasskeyProofProps {
  /** What the page's script has shown. Without it, nothing is seen. */
  shown: PasskeyShown | undefined;
}

/**
 * Proves the owner by a passkey. It takes a script: the page's own shows the button where the browser has passkeys, answers
 * its press and shows why nothing came of it, which is in the page already. It finds each part by its `data-passkey`.
 */
export function PasskeyProof({ shown }: PasskeyProofProps) {
  const { t } = useTranslation('account');

  return (
    <Root>
      <Button variant="secondary" wide hidden={shown === undefined} data-passkey="ask">
        {t(($) => $.proof.ways.passkey)}
      </Button>
      <div role="status">
        <Told hidden={shown !== 'unused'} data-passkey="unused">
          {t(($) => $.proof.passkey.unused)}
        </Told>
        <Told hidden={shown !== 'refused'} data-passkey="refused">
          {t(($) => $.proof.passkey.refused)}
        </Told>
        <Told hidden={shown !== 'unavailable'} data-passkey="unavailable">
          {t(($) => $.proof.passkey.unavailable)}
        </Told>
        <Told hidden={shown !== 'tooManyAttempts'} data-passkey="tooManyAttempts">
          {t(($) => $.proof.passkey.tooManyAttempts)}
        </Told>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Told = styled.p`
  color: ${color.textSoft};
  font-size: ${fontSize.small};
  text-align: center;
`;
