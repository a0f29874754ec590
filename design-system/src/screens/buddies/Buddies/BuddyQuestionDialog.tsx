import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import { QuestionDialog } from '../../family/QuestionDialog/QuestionDialog.tsx';
import type { BuddiesPartProps } from './BuddiesProps.ts';
import type { BuddyQuestion } from './BuddiesState.ts';
import { StepForm } from './StepForm.tsx';

export interface BuddyQuestionDialogProps extends Omit<BuddiesPartProps, 'frame'> {
  asking: BuddyQuestion;
}

/** Asks whether to end with a buddy, to block a person, or to replace the link. */
export function BuddyQuestionDialog({ state, links, asking }: BuddyQuestionDialogProps) {
  const { t } = useTranslation('buddies');
  const { what } = asking;
  const about = what === 'replace' ? undefined : asking;
  const name = about === undefined ? '' : about.name || t(($) => $.unnamed);

  return (
    <QuestionDialog
      title={t(($) => $.question[what].title, { name })}
      yes={
        <StepForm action={links.submit} userId={state.userId} step={what} {...(about && { id: about.id })}>
          <Button type="submit" wide>
            {t(($) => $.question[what].submit)}
          </Button>
        </StepForm>
      }
      no={{ label: t(($) => $.question[what].keep), page: links.page, asker: askerId(what, about?.id) }}
    >
      <Text>{t(($) => $.question[what].text)}</Text>
    </QuestionDialog>
  );
}
