import { useTranslation } from 'react-i18next';
import { waitOf } from '../../../formatting/waitOf.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import type { BuddyRequestProps } from './BuddyRequestProps.ts';
import { OpenRequest } from './OpenRequest.tsx';

/** What a person's link opens: whose it is, or why no one can be asked by it. A native form alone. */
export function BuddyRequest({ frame, state, links }: BuddyRequestProps) {
  const { t } = useTranslation('buddyRequest');
  const toBuddies = <LinkButton href={links.buddies}>{t(($) => $.toBuddies)}</LinkButton>;
  const toHome = (
    <LinkButton href={links.home} variant="secondary">
      {t(($) => $.home)}
    </LinkButton>
  );
  const quiet = { frame, header: 'quiet' } as const;

  switch (state.status) {
    case 'signedOut':
    case 'open':
      return <OpenRequest frame={frame} state={state} links={links} />;
    case 'asked':
    case 'buddies':
    case 'blocked': {
      const { status } = state;
      const name = state.name || t(($) => $.unnamed);
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $[status].title, { name })}
          text={t(($) => $[status].text)}
          actions={toBuddies}
        />
      );
    }
    case 'own':
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.own.title)}
          text={t(($) => $.own.text)}
          actions={toBuddies}
        />
      );
    case 'full': {
      const whose = state.own ? 'own' : 'other';
      return (
        <StateLayout
          {...quiet}
          scene="still"
          title={t(($) => $.full[whose].title)}
          text={t(($) => $.full[whose].text)}
          actions={toBuddies}
        />
      );
    }
    case 'unknown':
      return (
        <StateLayout
          {...quiet}
          scene="missing"
          title={t(($) => $.unknown.title)}
          text={t(($) => $.unknown.text)}
          actions={toHome}
        />
      );
    case 'tooMany': {
      const { unit, count } = waitOf(state.minutes);
      return (
        <StateLayout
          {...quiet}
          scene="missing"
          title={t(($) => $.tooMany.title)}
          text={t(($) => $.tooMany[unit], { count })}
          actions={toHome}
        />
      );
    }
    case 'otherAccount':
      return <OtherAccount frame={frame} links={links} />;
  }
}
