import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { color, radius, space } from '../../../tokens/index.ts';
import { CodeField } from '../../identity/CodeField/CodeField.tsx';
import { AppForm } from './AppForm.tsx';
import { CopyKey } from './CopyKey.tsx';
import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';
import type { AuthenticatorAppState, QrCode } from './AuthenticatorAppState.ts';

export interface KeyCardProps extends Pick<AuthenticatorAppProps, 'frame' | 'links'> {
  state: Extract<AuthenticatorAppState, { status: 'key' }>;
}

/** Gives the key to an app, by its picture, a link or by hand, and asks for the first code. */
export function KeyCard({ frame, state, links }: KeyCardProps) {
  const { t } = useTranslation('authenticatorApp');
  const { t: shared } = useTranslation('newPassword');
  const { userId, qrCode, key, uri, problem, waitMinutes: count } = state;

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $.key.title)}
      text={t(($) => $.key.text)}
      card={
        <Stack gap={4}>
          {count !== undefined && (
            <Notice tone="error" title={shared(($) => $.failure.tooManyAttempts.title)}>
              {shared(($) => $.failure.tooManyAttempts.text, { count })}
            </Notice>
          )}
          <QrCodePicture qrCode={qrCode} label={t(($) => $.key.picture)} />
          <LinkButton href={uri} variant="secondary" wide>
            {t(($) => $.key.open)}
          </LinkButton>
          <ByHand>
            <Text size="small" soft>
              {t(($) => $.key.byHand)}
            </Text>
            <Key translate="no">{key}</Key>
            <CopyKey />
          </ByHand>
          <AppForm action={links.submit} userId={userId} change="confirm">
            <CodeField
              label={t(($) => $.key.label)}
              problem={problem && t(($) => $.key[problem])}
              focus={problem && focusOnLoad}
            />
            <Button type="submit" wide>
              {t(($) => $.key.submit)}
            </Button>
          </AppForm>
          <AppForm action={links.submit} userId={userId} change="cancel">
            <Button type="submit" variant="plain" wide>
              {t(($) => $.key.cancel)}
            </Button>
          </AppForm>
        </Stack>
      }
    />
  );
}

function QrCodePicture({ qrCode: { size, path }, label }: { qrCode: QrCode; label: string }) {
  return (
    <Plate>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
    </Plate>
  );
}

// Dark on light by night too: not every camera reads the opposite. The edge is four modules wide, as readers ask for.
const Plate = styled.div`
  inline-size: min(100%, 15rem);
  margin-inline: auto;
  padding: 1.5rem;
  border-radius: ${radius.l};
  background: #fff;
  color-scheme: only light;
  forced-color-adjust: none;

  & svg {
    display: block;
    inline-size: 100%;
    fill: none;
    stroke: #000;
  }
`;

const ByHand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

// One tap selects all of it.
const Key = styled.code`
  padding: 0.75rem 1rem;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  font-family: ui-monospace, monospace;
  text-align: center;
  overflow-wrap: anywhere;
  user-select: all;
`;
