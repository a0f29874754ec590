import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { waitOf } from '../../../formatting/waitOf.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { useExercise } from '../../home/useExercise.ts';
import { ScriptNeeded } from '../ScriptNeeded/ScriptNeeded.tsx';
import { ShareForm } from './ShareForm.tsx';
import type { ShareMomentProps } from './ShareMomentProps.ts';
import type { ShareMomentState } from './ShareMomentState.ts';

/** Shares an exercise that was listened to: its form, or why it cannot be shared. A native form alone. */
export function ShareMoment({ frame, state, links }: ShareMomentProps) {
  const { t } = useTranslation('shareMoment');
  const { t: moments } = useTranslation('moments');
  const community = (
    <LinkButton href={links.community} variant="plain">
      {t(($) => $.community)}
    </LinkButton>
  );

  switch (state.status) {
    case 'open':
      return <ShareForm frame={frame} state={state} links={links} />;
    case 'nameMissing':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.nameMissing.title)}
          text={t(($) => $.nameMissing.text)}
          actions={
            <>
              <LinkButton href={links.account}>{t(($) => $.nameMissing.action)}</LinkButton>
              {community}
            </>
          }
        />
      );
    case 'notFinished':
      return <NotFinished frame={frame} state={state} links={links} />;
    case 'tooMany': {
      const { unit, count } = waitOf(state.minutes);
      return (
        <StateLayout
          frame={frame}
          scene="passing"
          title={moments(($) => $.tooMany.title)}
          text={t(($) => $.tooMany[unit], { count })}
          actions={<LinkButton href={links.community}>{t(($) => $.community)}</LinkButton>}
        />
      );
    }
    case 'barred':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          title={t(($) => $.barred.title)}
          text={t(($) => $.barred.text, {
            day: formatDay(state.until, frame.language, 'withYear', frame.country),
          })}
          actions={<LinkButton href={links.community}>{t(($) => $.community)}</LinkButton>}
        />
      );
  }
}

interface NotFinishedProps extends Omit<ShareMomentProps, 'state'> {
  state: Extract<ShareMomentState, { status: 'notFinished' }>;
}

function NotFinished({ frame, state, links }: NotFinishedProps) {
  const { t } = useTranslation('shareMoment');
  const exercise = useExercise(state.exercise).content.title;

  return (
    <StateLayout
      frame={frame}
      scene="still"
      title={t(($) => $.notFinished.title)}
      text={t(($) => $.notFinished.text, { exercise })}
      actions={<LinkButton href={links.listen}>{t(($) => $.notFinished.action)}</LinkButton>}
    >
      <ScriptNeeded />
    </StateLayout>
  );
}
