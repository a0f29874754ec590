import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx';
import { OwnerProof } from '../OwnerProof/OwnerProof.tsx';
import { AppForm } from './AppForm.tsx';
import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';
import type { AuthenticatorAppState } from './AuthenticatorAppState.ts';

export interface ProofCardProps extends Pick<AuthenticatorAppProps, 'frame' | 'links'> {
  state: Extract<AuthenticatorAppState, { status: 'off' | 'newCodes' | 'remove' }>;
}

/** Sets the app up, makes recovery codes or removes the app, once the owner is proven. */
export function ProofCard({ frame, state, links }: ProofCardProps) {
  const { t } = useTranslation('authenticatorApp');
  const { status, userId } = state;
  const action = status === 'off' ? links.submit : links[status];

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="valley"
      title={t(($) => $[status].title)}
      text={t(($) => $[status].text)}
      card={
        <Stack gap={4}>
          {status === 'off' && <Told state={state} />}
          <AppForm action={action} userId={userId} change={status === 'off' ? 'begin' : status}>
            <OwnerProof
              state={state}
              links={links}
              submit={
                <Button type="submit" wide>
                  {t(($) => $[status].submit)}
                </Button>
              }
            />
          </AppForm>
          <LinkButton href={status === 'off' ? links.settings : links.submit} variant="plain" wide>
            {status === 'off' ? t(($) => $.settings) : t(($) => $.back)}
          </LinkButton>
        </Stack>
      }
    />
  );
}

function Told({ state }: { state: Extract<ProofCardProps['state'], { status: 'off' }> }) {
  const { t } = useTranslation('authenticatorApp');

  if (state.problem !== undefined) {
    return (
      <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.expired.title)}>
        {t(($) => $.expired.text)}
      </Notice>
    );
  }
  if (state.done === undefined) return null;
  return <DoneNotice>{t(($) => $.removed)}</DoneNotice>;
}
