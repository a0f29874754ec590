import { Community } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { exerciseSounds } from '../../../domain/generated/exerciseSounds.ts';
import { linkTo } from '../../links.ts';
import type { RouteName } from '../../routes.ts';
import { useFrame } from '../../useFrame.ts';
import { selectCommunity } from './community.ts';

export function CommunityRoute() {
  const frame = useFrame();
  const { language, links, path } = frame;
  const state = useSelector(selectCommunity);
  const { hour, moments, next, exercise } = state;
  const of = (query: Record<string, string>) => linkTo('community', language, query);
  const ofEach = (route: RouteName) =>
    Object.fromEntries(moments.map(({ id }) => [id, linkTo(route, language, { id })]));

  return (
    <Community
      frame={frame}
      state={state}
      links={{
        hours: {
          all: of({}),
          dawn: of({ hour: 'dawn' }),
          dusk: of({ hour: 'dusk' }),
          night: of({ hour: 'night' }),
        },
        next: of({ ...(hour && { hour }), ...(next !== undefined && { after: next }) }),
        moments: ofEach('moment'),
        reports: ofEach('reportMoment'),
        share: linkTo('shareMoment', language, { exercise }),
        moderation: linkTo('moderation', language),
        plans: links.plans,
        help: links.help,
        login: linkTo('login', language, { redirectOnSuccess: path }),
        sounds: exerciseSounds,
      }}
    />
  );
}
