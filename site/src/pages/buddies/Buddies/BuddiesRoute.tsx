import { Buddies } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectBuddies } from './buddies.ts';

export function BuddiesRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectBuddies);
  const here = linkTo('buddies', language);
  const own = state.status === 'own' ? state : undefined;
  const buddies = own?.buddies ?? [];
  const requests = own?.requests ?? [];
  const moments = buddies.flatMap(({ latestMoment }) => latestMoment?.id ?? []);
  const questionOf = (ask: 'end' | 'block', people: readonly { id: string }[]) =>
    Object.fromEntries(people.map(({ id }) => [id, linkTo('buddies', language, { ask, id })]));

  return (
    <Buddies
      frame={frame}
      state={state}
      links={{
        submit: here,
        page: here,
        ends: questionOf('end', buddies),
        blocks: questionOf('block', [...buddies, ...requests]),
        replace: linkTo('buddies', language, { ask: 'replace' }),
        moments: Object.fromEntries(moments.map((id) => [id, linkTo('moment', language, { id })])),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
