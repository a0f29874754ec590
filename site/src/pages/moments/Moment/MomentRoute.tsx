import { Moment } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { exerciseSounds } from '../../../domain/generated/exerciseSounds.ts';
import { addressIn } from '../../addressIn.ts';
import { linkTo, withQuery } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectMoment } from './moment.ts';

export function MomentRoute() {
  const frame = useFrame();
  const { language, links, path } = frame;
  const state = useSelector(selectMoment);
  const moment = 'moment' in state ? state.moment : undefined;
  const page = linkTo('moment', language, moment && { id: moment.id });
  const referralId =
    state.status === 'open' && state.viewer.account === 'signedOut' ? state.viewer.referralId : undefined;

  return (
    <Moment
      frame={frame}
      state={state}
      links={{
        submit: page,
        close: page,
        community: linkTo('community', language),
        ownMoments: linkTo('ownMoments', language),
        report: linkTo('reportMoment', language, moment && { id: moment.id }),
        share: linkTo('shareMoment', language, moment && { exercise: moment.exercise }),
        gift:
          referralId === undefined
            ? links.plans
            : withQuery(addressIn(language, `/with/${referralId}`), { type: 'MINDFUL_MOMENT' }),
        login: linkTo('login', language, { redirectOnSuccess: path }),
        plans: links.plans,
        home: links.home,
        sounds: exerciseSounds,
      }}
    />
  );
}
