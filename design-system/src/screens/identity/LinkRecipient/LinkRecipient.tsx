'use client';

import { useTranslation } from 'react-i18next';
import { CardLayout } from '../../../patterns/CardLayout/CardLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { FocusedWords } from '../focusedWords/FocusedWords.tsx';
import { LastLogin } from './LastLogin.tsx';
import type { LinkRecipientProps } from './LinkRecipientProps.ts';
import { LinkWayButton } from './LinkWayButton.tsx';
import { RecipientList } from './RecipientList.tsx';

/**
 * In place of a page that a mailed link leads to, where the link may be meant for another person or works no more: says
 * whom it is for and who is logged in here, and offers the ways on. Native forms and links alone.
 */
export function LinkRecipient({ frame, state, links }: LinkRecipientProps) {
  const { t } = useTranslation('linkRecipient');
  const inCard = state.status === 'otherAccount';
  const ways = state.ways.map((way, place) => (
    <LinkWayButton key={way} way={way} primary={place === 0} wide={inCard} links={links} />
  ));

  switch (state.status) {
    case 'otherAccount':
      return (
        <CardLayout
          frame={frame}
          title={t(($) => $.otherAccount.title)}
          text={t(($) => $.otherAccount[state.purpose])}
        >
          <RecipientList recipient={state.recipient} signedInAs={state.signedInAs} />
          <Stack gap={2}>{ways}</Stack>
        </CardLayout>
      );
    case 'expired':
    case 'unknown':
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          header="quiet"
          title={t(($) => $[state.status].title)}
          text={<FocusedWords>{t(($) => $[state.status].text)}</FocusedWords>}
          actions={
            <>
              {ways}
              <LinkButton href={links.help} variant="plain">
                {t(($) => $.help)}
              </LinkButton>
            </>
          }
        >
          {state.lastLogin !== undefined && (
            <Text soft>
              <LastLogin method={state.lastLogin} />
            </Text>
          )}
        </StateLayout>
      );
  }
}
