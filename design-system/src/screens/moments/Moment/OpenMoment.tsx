import { useTranslation } from 'react-i18next';
import { MomentLayout } from '../MomentLayout/MomentLayout.tsx';
import { MomentPlayer } from '../MomentPlayer/MomentPlayer.tsx';
import { MemberInvite } from './MemberInvite.tsx';
import type { MomentProps } from './MomentProps.ts';
import type { MomentState } from './MomentState.ts';
import { VisitorOffer } from './VisitorOffer.tsx';

export interface OpenMomentProps extends Pick<MomentProps, 'frame' | 'links'> {
  state: Extract<MomentState, { status: 'open' }>;
}

/** A moment of another person, with the exercise that they listened to. */
export function OpenMoment({ frame, state: { moment, viewer }, links }: OpenMomentProps) {
  const { t } = useTranslation('moment');
  const member = viewer.account === 'signedIn';

  return (
    <MomentLayout
      frame={frame}
      moment={moment}
      title={t(($) => $.open.title, { name: moment.name })}
      below={
        member ? (
          <MemberInvite reported={viewer.reported === true} links={links} />
        ) : (
          <VisitorOffer
            frame={frame}
            name={moment.name}
            freeDays={viewer.freeDays}
            given={viewer.referralId !== undefined}
            links={links}
          />
        )
      }
    >
      <MomentPlayer
        exercise={moment.exercise}
        sounds={links.sounds}
        level={2}
        share={member ? links.share : undefined}
      />
    </MomentLayout>
  );
}
