import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { SheetCard } from '../../account/Subscription/SheetCard.tsx';
import type { BuddiesPartProps } from './BuddiesProps.ts';
import { StepForm } from './StepForm.tsx';

/** What the person shares with their buddies: two boxes, empty at first, and whether buddies see moments. */
export function SharesCard({ state, links }: Omit<BuddiesPartProps, 'frame'>) {
  const { t } = useTranslation('buddies');
  const { userId, shares } = state;

  return (
    <SheetCard title={t(($) => $.shares.title)}>
      <Text size="small" soft>
        {t(($) => $.shares.text)}
      </Text>
      <Text size="small">{t(($) => $.shares.now[shares.moments ? 'moments' : 'none'])}</Text>
      <Boxes action={links.submit} userId={userId} step="share">
        <Checkbox name="days" defaultChecked={shares.days}>
          {t(($) => $.shares.days)}
        </Checkbox>
        <Checkbox name="moments" defaultChecked={shares.moments}>
          {t(($) => $.shares.moments)}
        </Checkbox>
        <Button type="submit" variant="secondary" wide>
          {t(($) => $.shares.submit)}
        </Button>
      </Boxes>
    </SheetCard>
  );
}

const Boxes = styled(StepForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;
