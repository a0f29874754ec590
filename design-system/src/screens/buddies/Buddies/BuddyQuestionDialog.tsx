import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
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
      actions={
        <>
          <StepForm action={links.submit} userId={state.userId} step={what} {...(about && { id: about.id })}>
            <Button type="submit" wide>
              {t(($) => $.question[what].submit)}
            </Button>
          </StepForm>
          <LinkButton href={links.page} variant="plain">
            {t(($) => $.question[what].keep)}
          </LinkButton>
        </>
      }
    >
      <Text>{t(($) => $.question[what].text)}</Text>
    </QuestionDialog>
  );
}
