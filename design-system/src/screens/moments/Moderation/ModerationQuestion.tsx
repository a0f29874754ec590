import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import { QuestionDialog } from '../../family/QuestionDialog/QuestionDialog.tsx';
import { MomentQuote } from '../MomentQuote/MomentQuote.tsx';
import type { AskedDecision, ModerationState } from './ModerationState.ts';

export interface ModerationQuestionProps extends Pick<ModerationState, 'userId' | 'barredDays'> {
  asking: AskedDecision;
  links: {
    submit: string;
    /** The page without the question. */
    close: string;
  };
}

/** Asks whether a moment is to be removed, or its person to be barred. */
export function ModerationQuestion({ asking, userId, barredDays, links }: ModerationQuestionProps) {
  const { t } = useTranslation('moderation');
  const { decision, moment } = asking;
  const { id, name, line, seen, revoked = false } = moment;
  const word = decision === 'remove' ? 'remove' : revoked ? 'bar' : 'removeAndBar';

  return (
    <QuestionDialog
      title={t(($) => $.question[word].title, { name })}
      yes={
        <form method="post" action={links.submit}>
          <input type="hidden" name="userId" value={userId} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <Button type="submit" name="decision" value={decision} wide>
            {t(($) => $.decisions[word].label)}
          </Button>
        </form>
      }
      no={{ label: t(($) => $.question.back), page: links.close, asker: askerId(decision, id) }}
    >
      {line !== undefined && <MomentQuote line={line} />}
      <Text>{t(($) => $.question[word].text, { days: barredDays })}</Text>
    </QuestionDialog>
  );
}
