import { ShareMoment } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectShareMoment } from './shareMoment.ts';

export function ShareMomentRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const state = useSelector(selectShareMoment);
  const community = linkTo('community', language);

  return (
    <ShareMoment
      frame={frame}
      state={state}
      links={{
        // A refused form is drawn at the address that it was posted to: the exercise stays in it.
        submit: linkTo('shareMoment', language, 'exercise' in state ? { exercise: state.exercise } : {}),
        account: links.account,
        listen: `${community}#exercise`,
        community,
      }}
    />
  );
}
