import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { PasskeysProps } from './PasskeysProps.ts';
import type { OpenPasskeys } from './PasskeysState.ts';

export interface AddPasskeyProps extends Pick<PasskeysProps, 'onAdd'> {
  state: Pick<OpenPasskeys, 'device' | 'full' | 'form'>;
}

/** The button that asks the device to make a passkey, or why there is none. */
export function AddPasskey({ state: { full, device, form }, onAdd }: AddPasskeyProps) {
  const { t } = useTranslation('passkeys');

  if (full) return <Text soft>{t(($) => $.add.full)}</Text>;
  if (device === 'unable') return <Text soft>{t(($) => $.add.unable)}</Text>;
  return (
    <Place>
      {device === 'unknown' ? (
        <noscript>
          <Text soft>{t(($) => $.add.withoutScript)}</Text>
        </noscript>
      ) : (
        <Button
          wide
          // An open form has the button that comes first.
          variant={form === undefined ? 'primary' : 'secondary'}
          pending={device === 'asking'}
          onClick={onAdd}
        >
          {device === 'asking' ? t(($) => $.add.asking) : t(($) => $.add.ready)}
        </Button>
      )}
    </Place>
  );
}

// As high as the button, so that nothing moves when the script has arrived.
const Place = styled.div`
  @media (scripting: enabled) {
    min-block-size: 3.5rem;
  }
`;
