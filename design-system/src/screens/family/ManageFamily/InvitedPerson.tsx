import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { longWaitOf } from '../../../formatting/waitOf.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import type { ChipTone } from '../../../primitives/Chip/Chip.options.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/Icon.options.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { FamilyPerson, FamilyStanding } from '../FamilyState.ts';
import { askerId } from '../QuestionDialog/askerId.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { OwnerPartProps } from './ManageFamilyProps.ts';
import { PersonRow } from './PersonRow.tsx';
import { placesOf } from './placesOf.ts';

/** How each standing is marked. */
const marks: Record<FamilyStanding['status'], { tone: ChipTone; icon?: IconName }> = {
  inviteSent: { tone: 'success', icon: 'send' },
  waitingForResponse: { tone: 'warm' },
  expired: { tone: 'off' },
  joined: { tone: 'success', icon: 'check' },
  leaving: { tone: 'warm' },
};

export interface InvitedPersonProps extends OwnerPartProps {
  person: FamilyPerson;
}

/** A person whom the owner has invited: where that stands, and what can be done about it. */
export function InvitedPerson({ frame, state, links, person }: InvitedPersonProps) {
  const { t } = useTranslation('manageFamily');
  const { id, email, standing } = person;
  const name = person.name ?? email;
  const { tone, icon } = marks[standing.status];
  const wait = state.resendWait?.id === id ? state.resendWait : undefined;
  const form = { action: links.submit, userId: state.userId, person: id };

  const askedOn = standing.status === 'expired' ? standing.askedOn : undefined;

  function detail(): string {
    const dayOf = (day: string) => formatDay(day, frame.language, 'withYear', frame.country);
    switch (standing.status) {
      case 'inviteSent':
        return t(($) => $.detail.inviteSent);
      case 'waitingForResponse':
        return t(($) => $.detail.waitingForResponse, { day: dayOf(standing.sentOn) });
      case 'expired':
        return t(($) => $.detail.expired, { day: dayOf(standing.sentOn) });
      case 'joined':
        return t(($) => $.detail.joined, { day: dayOf(standing.joinedOn) });
      case 'leaving':
        return t(($) => $.detail.leaving, { day: dayOf(standing.leavesOn) });
    }
  }

  // A mail that cannot be sent now, or that would need a place where none is free, has no button.
  function press() {
    switch (standing.status) {
      case 'waitingForResponse':
        return (
          wait === undefined && (
            <ChangeForm {...form} change="resend">
              <Button
                type="submit"
                size="small"
                variant="secondary"
                aria-label={t(($) => $.resend.named, { email })}
              >
                {t(($) => $.resend.label)}
              </Button>
            </ChangeForm>
          )
        );
      case 'expired':
        return (
          wait === undefined &&
          placesOf(state).free > 0 && (
            <ChangeForm {...form} change="resend">
              <Button
                type="submit"
                size="small"
                variant="secondary"
                aria-label={t(($) => $.sendAgain.named, { email })}
              >
                {t(($) => $.sendAgain.label)}
              </Button>
            </ChangeForm>
          )
        );
      case 'leaving':
        return (
          <ChangeForm {...form} change="keep">
            <Button type="submit" size="small" variant="plain" aria-label={t(($) => $.keep.named, { name })}>
              {t(($) => $.keep.label)}
            </Button>
          </ChangeForm>
        );
      case 'joined':
      case 'inviteSent':
        return undefined;
    }
  }

  function removal() {
    switch (standing.status) {
      case 'joined':
        return questionLink(
          askerId('remove', id),
          `${links.remove}?remove=${id}`,
          t(($) => $.remove.named, { name }),
        );
      case 'inviteSent':
      case 'waitingForResponse':
      case 'expired':
        return questionLink(
          askerId('withdraw', id),
          `${links.withdraw}?withdraw=${id}`,
          t(($) => $.withdrawing.named, { email }),
        );
      case 'leaving':
        return undefined;
    }
  }

  function waitWords(minutes: number): string {
    const { unit, count } = longWaitOf(minutes);
    return t(($) => $.wait[unit], { count });
  }

  return (
    <PersonRow
      language={frame.language}
      name={name}
      waiting={person.name === undefined}
      details={[
        detail(),
        ...(askedOn === undefined
          ? []
          : [
              t(($) => $.detail.asked, {
                day: formatDay(askedOn, frame.language, 'withYear', frame.country),
              }),
            ]),
      ]}
      chip={
        askedOn === undefined ? (
          <Chip tone={tone}>
            {icon && <Icon name={icon} />}
            {t(($) => $.status[standing.status])}
          </Chip>
        ) : (
          <Chip tone="warm">{t(($) => $.status.asked)}</Chip>
        )
      }
      press={press()}
      removal={removal()}
      notice={
        wait !== undefined && (
          <Notice
            tabIndex={-1}
            {...focusOnLoad}
            icon="clock"
            title={wait.tooMany ? t(($) => $.wait.tooMany) : t(($) => $.wait.title)}
          >
            {waitWords(wait.minutes)}
          </Notice>
        )
      }
    />
  );
}

/** Asks about taking the person out of the list. */
function questionLink(id: string, href: string, label: string) {
  return (
    <LinkButton id={id} href={href} size="small" variant="plain" aria-label={label} title={label}>
      <Icon name="user-minus" />
    </LinkButton>
  );
}
