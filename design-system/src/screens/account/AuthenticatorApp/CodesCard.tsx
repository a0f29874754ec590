import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';
import type { NewRecoveryCodes } from './AuthenticatorAppState.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { KeepCodes } from './KeepCodes.tsx';

export interface CodesCardProps extends Pick<AuthenticatorAppProps, 'frame' | 'links'> {
  state: NewRecoveryCodes;
}

/** The recovery codes, once: to keep as a file, which its link holds, to copy or to print. */
export function CodesCard({ frame, state, links }: CodesCardProps) {
  const { t } = useTranslation('authenticatorApp');
  const { codes, first, site } = state;

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={first ? t(($) => $.codes.first) : t(($) => $.codes.title)}
      text={t(($) => $.codes.text)}
      card={
        <Stack gap={4}>
          <CodeSheet state={state} />
          <KeepCodes />
          <LinkButton
            href={fileOf(
              t(($) => $.codes.file),
              codes,
              site,
            )}
            download="stillpoint-recovery-codes.txt"
            variant="secondary"
            wide
          >
            {t(($) => $.codes.download)}
          </LinkButton>
          <LinkButton href={links.settings} wide>
            {t(($) => $.codes.done)}
          </LinkButton>
        </Stack>
      }
    />
  );
}

/** A file that the link itself holds. */
function fileOf(title: string, codes: readonly string[], site: string): string {
  const lines = [title, '', ...codes, '', site, ''];
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}
