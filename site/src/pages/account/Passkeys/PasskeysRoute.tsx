import { Passkeys } from '@stillpoint/design-system';
import { useDispatch, useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { passkeyAddingRequested } from '../passkeyEvents.ts';
import { selectPasskeys } from './passkeys.ts';

export function PasskeysRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectPasskeys);
  const { language } = frame;
  const here = linkTo('passkeys', language);
  const ids = state.status === 'open' ? state.passkeys.map(({ id }) => id) : [];
  const byId = (query: 'name' | 'remove') =>
    Object.fromEntries(ids.map((id) => [id, linkTo('passkeys', language, { [query]: id })]));

  return (
    <Passkeys
      frame={frame}
      state={state}
      links={{
        submit: here,
        close: here,
        naming: byId('name'),
        removing: byId('remove'),
        account: linkTo('account', language),
        forgotPassword: linkTo('forgotPassword', language),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: frame.links.help,
      }}
      onAdd={() => dispatch(passkeyAddingRequested())}
    />
  );
}
