import { OwnMoments } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectOwnMoments } from './ownMoments.ts';

export function OwnMomentsRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectOwnMoments);
  const { moments, next } = state;

  return (
    <OwnMoments
      frame={frame}
      state={state}
      links={{
        moments: Object.fromEntries(moments.map(({ id }) => [id, linkTo('moment', language, { id })])),
        next: linkTo('ownMoments', language, next === undefined ? {} : { after: next }),
        latest: linkTo('ownMoments', language),
        listen: `${linkTo('community', language)}#exercise`,
        account: links.account,
      }}
    />
  );
}
