import { AcceptSuccess } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectAcceptSuccess } from './acceptSuccess.ts';

export function AcceptSuccessRoute() {
  const frame = useFrame();
  const state = useSelector(selectAcceptSuccess);
  const { webApp } = useSelector(selectVisitor);

  return (
    <AcceptSuccess
      frame={frame}
      state={state}
      links={{
        app: webApp,
        manage: linkTo('manageFamily', frame.language),
        subscription: frame.links.subscription,
      }}
    />
  );
}
