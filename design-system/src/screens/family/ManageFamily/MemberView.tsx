import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import { askerId } from '../QuestionDialog/askerId.ts';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog.tsx';
import { SeatsPanel } from '../../../patterns/SeatsPanel/SeatsPanel.tsx';
import { AddressCard } from './AddressCard.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { PanelLayout } from '../../../patterns/PanelLayout/PanelLayout.tsx';
import { initialOf } from './initialOf.ts';
import type { MemberPartProps } from './ManageFamilyProps.ts';
import { MembershipCard } from './MembershipCard.tsx';
import { LeaveCard } from './LeaveCard.tsx';

/** The page of a person who joined: who pays, what is shared and what is not, and how to leave. */
export function MemberView({ frame, state, links }: MemberPartProps) {
  const { t } = useTranslation('manageFamily');
  const { ownerName: name, leavesOn, done, leaving } = state;
  const part = { frame, state, links };

  return (
    <PanelLayout
      frame={frame}
      panel={
        <SeatsPanel
          title={t(($) => $.member.title, { name })}
          lead={
            leavesOn === undefined
              ? t(($) => $.member.lead)
              : t(($) => $.member.leadUntil, {
                  day: formatDay(leavesOn, frame.language, 'withYear', frame.country),
                })
          }
          seats={[
            { kind: 'here', face: { letter: initialOf(name, frame.language) }, name },
            { kind: 'here', face: { icon: 'user' }, name: t(($) => $.seat.you) },
          ]}
        />
      }
      notice={done !== undefined && <DoneNotice>{t(($) => $.done[done])}</DoneNotice>}
      main={<MembershipCard {...part} />}
      beside={
        <>
          <AddressCard {...part} />
          <LeaveCard links={links} />
        </>
      }
      question={leaving && <LeaveQuestion {...part} />}
    />
  );
}

function LeaveQuestion({ state, links }: MemberPartProps) {
  const { t } = useTranslation('manageFamily');

  return (
    <QuestionDialog
      title={t(($) => $.leave.question)}
      yes={
        <ChangeForm action={links.submit} userId={state.userId} change="leave">
          <Button type="submit" wide>
            {t(($) => $.leave.submit)}
          </Button>
        </ChangeForm>
      }
      no={{ label: t(($) => $.leave.stay), page: links.close, asker: askerId('leave') }}
    >
      <Text>{t(($) => $.leave.access)}</Text>
      <Text soft>{t(($) => $.leave.keeps)}</Text>
    </QuestionDialog>
  );
}
