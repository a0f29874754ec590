import { SecondFactor } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, pickedFrom, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { onwardNames } from '../onwardNames.ts';
import { selectSecondFactor, selectSecondFactorParams } from './secondFactor.ts';

export function SecondFactorRoute() {
  const frame = useFrame();
  const { language, links, path } = frame;
  const params = useSelector(selectSecondFactorParams);
  const back = linkTo('login', language, {
    ...pickedFrom(path, onwardNames),
    reason: 'secondFactor',
  });

  return (
    <SecondFactor
      frame={frame}
      state={useSelector(selectSecondFactor)}
      links={{
        submit: linkTo('secondFactor', language),
        app: linkTo('secondFactor', language, { way: 'app' }),
        recoveryCode: linkTo('secondFactor', language, { way: 'recoveryCode' }),
        leave: switchAccountLink({ links, path: back }),
        login: links.login,
        forgotPassword: linkTo('forgotPassword', language, { ...params }),
        help: links.help,
      }}
    />
  );
}
