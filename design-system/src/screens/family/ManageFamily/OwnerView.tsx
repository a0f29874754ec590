import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { DoneNotice } from '../../account/DoneNotice/DoneNotice.tsx';
import { askerId } from '../QuestionDialog/askerId.ts';
import { QuestionDialog } from '../QuestionDialog/QuestionDialog.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { PanelLayout } from '../../../patterns/PanelLayout/PanelLayout.tsx';
import { InviteSection } from './InviteSection.tsx';
import type { OwnerPartProps } from './ManageFamilyProps.ts';
import { OwnerSeats } from './OwnerSeats.tsx';
import { PeopleSection } from './PeopleSection.tsx';

/** The page of the person who pays: seats, people, and the form that invites. */
export function OwnerView({ frame, state, links }: OwnerPartProps) {
  const { t } = useTranslation('manageFamily');
  const { done, removing, withdrawing } = state;
  const part = { frame, state, links };

  return (
    <PanelLayout
      frame={frame}
      panel={<OwnerSeats {...part} />}
      notice={done !== undefined && <DoneNotice>{t(($) => $.done[done])}</DoneNotice>}
      main={<PeopleSection {...part} />}
      beside={<InviteSection {...part} />}
      question={
        removing ? (
          <RemoveQuestion {...part} removing={removing} />
        ) : (
          withdrawing !== undefined && <WithdrawQuestion {...part} withdrawing={withdrawing} />
        )
      }
    />
  );
}

interface RemoveQuestionProps extends OwnerPartProps {
  removing: NonNullable<OwnerPartProps['state']['removing']>;
}

function RemoveQuestion({ frame, state, links, removing: { id, leavesOn } }: RemoveQuestionProps) {
  const { t } = useTranslation('manageFamily');
  const person = state.people.find((each) => each.id === id);
  if (person === undefined) return null;
  const name = person.name ?? person.email;
  const day = formatDay(leavesOn, frame.language, 'withYear', frame.country);

  return (
    <QuestionDialog
      title={t(($) => $.remove.title, { name })}
      yes={
        <ChangeForm action={links.submit} userId={state.userId} change="remove" person={id}>
          <Button type="submit" wide>
            {t(($) => $.remove.submit)}
          </Button>
        </ChangeForm>
      }
      no={{ label: t(($) => $.remove.keep), page: links.close, asker: askerId('remove', id) }}
    >
      <Text>{t(($) => $.remove.access, { name, day })}</Text>
      <Text soft>{t(($) => $.remove.keeps)}</Text>
    </QuestionDialog>
  );
}

function WithdrawQuestion({ state, links, withdrawing: id }: OwnerPartProps & { withdrawing: string }) {
  const { t } = useTranslation('manageFamily');
  const person = state.people.find((each) => each.id === id);
  if (person === undefined) return null;

  return (
    <QuestionDialog
      title={t(($) => $.withdrawing.title)}
      yes={
        <ChangeForm action={links.submit} userId={state.userId} change="withdraw" person={id}>
          <Button type="submit" wide>
            {t(($) => $.withdrawing.submit)}
          </Button>
        </ChangeForm>
      }
      no={{ label: t(($) => $.withdrawing.keep), page: links.close, asker: askerId('withdraw', id) }}
    >
      <Text>
        <EmailAddress alone>{person.email}</EmailAddress>
      </Text>
      <Text soft>{t(($) => $.withdrawing.text)}</Text>
    </QuestionDialog>
  );
}
