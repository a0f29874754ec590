import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { space } from '../../../tokens/index.ts';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import { askerId } from '../../family/QuestionDialog/askerId.ts';
import { QuestionDialog } from '../../family/QuestionDialog/QuestionDialog.tsx';
import { MomentLayout } from '../MomentLayout/MomentLayout.tsx';
import { useExercise } from '../../home/useExercise.ts';
import { MomentLink } from './MomentLink.tsx';
import type { MomentProps } from './MomentProps.ts';
import type { MomentState } from './MomentState.ts';

export interface OwnMomentProps extends Pick<MomentProps, 'frame' | 'links'> {
  state: Extract<MomentState, { status: 'own' }>;
}

/** A moment of one’s own: who can see it, its link, and how it is taken back. */
export function OwnMoment({ frame, state, links }: OwnMomentProps) {
  const { t } = useTranslation('moment');
  const { moment, audience, link, justShared = false, revoking = false, withheld, removedFor } = state;
  const exercise = useExercise(moment.exercise).content.title;

  return (
    <MomentLayout
      frame={frame}
      moment={moment}
      title={t(($) => $.own.title)}
      below={
        <Onward>
          <LinkButton href={links.community} variant="secondary">
            {t(($) => $.own.community)}
          </LinkButton>
          <LinkButton href={links.ownMoments} variant="plain">
            {t(($) => $.own.all)}
          </LinkButton>
        </Onward>
      }
      question={
        revoking && (
          <QuestionDialog
            title={t(($) => $.revoke.title)}
            yes={
              <RevokeForm action={links.submit} state={state} step="revoke">
                <Button type="submit" wide>
                  {t(($) => $.revoke.submit)}
                </Button>
              </RevokeForm>
            }
            no={{ label: t(($) => $.revoke.keep), page: links.close, asker: askerId('revoke') }}
          >
            <Text>{withheld === 'reported' ? t(($) => $.revoke.reported) : t(($) => $.revoke.text)}</Text>
          </QuestionDialog>
        )
      }
    >
      {justShared && (
        <DoneNotice title={t(($) => $.own.shared.title)}>{t(($) => $.own.shared.text)}</DoneNotice>
      )}
      {withheld === undefined ? (
        <>
          <Text>{t(($) => $.own.audience[audience])}</Text>
          <MomentLink link={link} exercise={exercise} />
        </>
      ) : (
        <Notice tone="warm" title={t(($) => $.own.withheld[withheld].title)}>
          {withheld === 'removed' && removedFor !== undefined
            ? t(($) => $.own.removedFor[removedFor])
            : t(($) => $.own.withheld[withheld].text)}
        </Notice>
      )}
      <Back>
        <RevokeForm action={links.submit} state={state} step="ask">
          <Button id={askerId('revoke')} type="submit" variant="plain">
            {t(($) => $.own.revoke)}
          </Button>
        </RevokeForm>
      </Back>
    </MomentLayout>
  );
}

interface RevokeFormProps extends Pick<OwnMomentProps, 'state'> {
  action: string;
  step: 'ask' | 'revoke';
  children: ReactNode;
}

function RevokeForm({ action, state, step, children }: RevokeFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="id" value={state.moment.id} />
      <input type="hidden" name="userId" value={state.userId} />
      {children}
    </form>
  );
}

const Back = styled.div`
  display: grid;
  justify-items: center;
  margin-block: calc(-1 * ${space[2]});
`;

const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
