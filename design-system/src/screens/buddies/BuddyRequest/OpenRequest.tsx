import { useTranslation } from 'react-i18next';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { BuddyRequestProps } from './BuddyRequestProps.ts';
import type { BuddyRequestState } from './BuddyRequestState.ts';

export interface OpenRequestProps extends Pick<BuddyRequestProps, 'frame' | 'links'> {
  state: Extract<BuddyRequestState, { status: 'signedOut' | 'open' }>;
}

/** Whose link it is, what buddies see of each other, and the form: to ask, or to keep the link through signing up. */
export function OpenRequest({ frame, state, links }: OpenRequestProps) {
  const { t } = useTranslation('buddyRequest');
  const { status, request } = state;
  const name = state.name || t(($) => $.unnamed);

  return (
    <StateLayout
      frame={frame}
      scene="still"
      header="quiet"
      title={t(($) => $.open.title, { name })}
      text={t(($) => $.open.text)}
      actions={
        <>
          <form method="post" action={links.submit}>
            <input type="hidden" name="step" value={status === 'open' ? 'ask' : 'keep'} />
            <input type="hidden" name="request" value={request} />
            {status === 'open' && <input type="hidden" name="userId" value={state.userId} />}
            <Button type="submit">
              {status === 'open' ? t(($) => $.open.ask, { name }) : t(($) => $.open.signUp)}
            </Button>
          </form>
          {status === 'signedOut' && (
            <LinkButton href={links.login} variant="plain">
              {t(($) => $.open.login)}
            </LinkButton>
          )}
        </>
      }
    >
      <Text size="small">{status === 'open' ? t(($) => $.open.answer) : t(($) => $.open.kept)}</Text>
    </StateLayout>
  );
}
