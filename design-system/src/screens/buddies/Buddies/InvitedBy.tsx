import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { SheetCard } from '../../account/Subscription/SheetCard.tsx';
import type { BuddiesPartProps } from './BuddiesProps.ts';
import { StepForm } from './StepForm.tsx';

/** Whose link the person opened before signing up: to ask, or to leave it. */
export function InvitedBy({ state, links }: Omit<BuddiesPartProps, 'frame'>) {
  const { t } = useTranslation('buddies');
  const { userId, invitedBy } = state;
  if (invitedBy === undefined) return null;
  const name = invitedBy.name || t(($) => $.unnamed);

  return (
    <SheetCard title={t(($) => $.invitedBy.title, { name })}>
      <Text>{t(($) => $.invitedBy.text)}</Text>
      <Forms>
        <StepForm action={links.submit} userId={userId} step="ask" id={invitedBy.request}>
          <Button type="submit">{t(($) => $.invitedBy.ask, { name })}</Button>
        </StepForm>
        <StepForm action={links.submit} userId={userId} step="forget">
          <Button type="submit" variant="plain">
            {t(($) => $.invitedBy.later)}
          </Button>
        </StepForm>
      </Forms>
    </SheetCard>
  );
}

const Forms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
