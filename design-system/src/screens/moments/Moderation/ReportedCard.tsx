import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import { useWhen } from '../useWhen.ts';
import type { ReportedMoment } from './ModerationState.ts';

export interface ReportedCardProps {
  frame: PageFrame;
  moment: ReportedMoment;
  userId: string;
  /** Takes the decision. */
  action: string;
}

/** A reported moment: what it says, why it was reported, and the decisions. */
export function ReportedCard({ frame, moment, userId, action }: ReportedCardProps) {
  const { t } = useTranslation('moderation');
  const when = useWhen(frame);
  const { id, name, line, hidden, revoked = false, reports, seen } = moment;
  const standing = revoked ? 'revoked' : hidden ? 'hidden' : 'visible';
  const decisions = revoked ? ofRevoked : ofShared;

  return (
    <li>
      <Sheet>
        <Top>
          <Chip tone={hidden ? 'warm' : 'tint'}>{t(($) => $[standing])}</Chip>
          <Text size="small" soft>
            {when(moment)}
          </Text>
        </Top>
        <strong>{name}</strong>
        {line === undefined ? <Text soft>{t(($) => $.noLine)}</Text> : <MomentQuote line={line} />}
        <Reasons aria-label={t(($) => $.reasons.label)}>
          {reports.map(({ reason, count }) => (
            <li key={reason}>{t(($) => $.reasons.row, { reason: t(($) => $.reasons[reason]), count })}</li>
          ))}
        </Reasons>
        <Decisions method="post" action={action}>
          <input type="hidden" name="userId" value={userId} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
          {decisions.map(({ name: field, value, word }) => (
            <Button
              key={value}
              {...(field === 'ask' && { id: askerId(value, id) })}
              type="submit"
              variant="secondary"
              name={field}
              value={value}
              aria-label={t(($) => $.decisions[word].of, { name })}
            >
              {t(($) => $.decisions[word].label)}
            </Button>
          ))}
        </Decisions>
      </Sheet>
    </li>
  );
}

/** What has a consequence for the person is asked about first. */
const ofShared = [
  { name: 'decision', value: 'keep', word: 'keep' },
  { name: 'ask', value: 'remove', word: 'remove' },
  { name: 'ask', value: 'bar', word: 'removeAndBar' },
] as const;

/** What was taken back can be seen by no one: it is left at that, or has a consequence for the person. */
const ofRevoked = [
  { name: 'decision', value: 'keep', word: 'close' },
  { name: 'ask', value: 'bar', word: 'bar' },
] as const;

const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Reasons = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Decisions = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
`;
