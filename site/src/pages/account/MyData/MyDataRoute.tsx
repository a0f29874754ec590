import { MyData } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectMyData } from './myData.ts';

export function MyDataRoute() {
  const frame = useFrame();
  const state = useSelector(selectMyData);
  const { language, links } = frame;
  const here = linkTo('myData', language);
  const userId = state.status === 'otherAccount' ? '' : state.userId;

  return (
    <MyData
      frame={frame}
      state={state}
      links={{
        submit: here,
        file: `${here}/file?${new URLSearchParams({ userId }).toString()}`,
        account: links.account,
        confirm: linkTo('manageIdentities', language),
        forgotPassword: linkTo('forgotPassword', language),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
