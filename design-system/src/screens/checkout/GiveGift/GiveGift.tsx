import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../../../patterns/Page/Page.tsx';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '../../../tokens/index.ts';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import { GiftForm } from './GiftForm.tsx';
import { GiftPicker } from './GiftPicker.tsx';
import type { GiveGiftProps } from './GiveGiftProps.ts';

/** Takes whom a gift is for, what is given and when, in a form that works without a script. */
export function GiveGift({ frame, state, links }: GiveGiftProps) {
  const { t } = useTranslation('gift');

  if (state.status === 'otherAccount') return <OtherAccount frame={frame} links={links} />;
  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.give.claim)}
        lead={t(($) => $.give.lead)}
        leadOn="everyWidth"
      >
        <VisuallyHidden as="h1">{t(($) => $.give.title)}</VisuallyHidden>
        {state.status === 'form' ? (
          <GiftForm frame={frame} state={state} links={links} />
        ) : (
          <Begin method="get" action={links.begin}>
            <GiftPicker frame={frame} choices={state.choices} chosen={state.kind} tax={state.tax} />
            <Button type="submit" name="begin" value="true" wide>
              {t(($) => $.give.begin)}
            </Button>
            <Text size="small" soft>
              {t(($) => $.give.account)}
            </Text>
          </Begin>
        )}
      </SplitLayout>
    </Page>
  );
}

const Begin = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > p {
    text-align: center;
  }
`;
