import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { AcceptSuccessState } from './AcceptSuccessState.ts';
import { OwnPlansNow } from './OwnPlansNow.tsx';

export interface AcceptSuccessProps {
  frame: PageFrame;
  state: AcceptSuccessState;
  links: {
    app: string;
    /** The family that was joined. */
    manage: string;
    subscription: string;
  };
}

/** The person joined a family: what to do now, and how their own plan stands. */
export function AcceptSuccess({ frame, state, links }: AcceptSuccessProps) {
  const { t } = useTranslation('acceptSuccess');
  const { ownerName, endsOn, ownPlans } = state;

  return (
    <StateLayout
      frame={frame}
      scene="risen"
      header="quiet"
      title={t(($) => $.title)}
      text={t(($) => $.text, { name: ownerName })}
      card={
        <>
          <Text>{t(($) => $.now)}</Text>
          {endsOn !== undefined && (
            <Notice tone="warm">
              {t(($) => $.endsOn, { day: formatDay(endsOn, frame.language, 'withYear', frame.country) })}
            </Notice>
          )}
          <Stack gap={2}>
            <LinkButton href={links.app} wide>
              {t(($) => $.app)}
            </LinkButton>
            <LinkButton href={links.manage} variant="plain" wide>
              {t(($) => $.manage)}
            </LinkButton>
          </Stack>
          {ownPlans.length > 0 && <OwnPlansNow frame={frame} ownPlans={ownPlans} href={links.subscription} />}
        </>
      }
    />
  );
}
