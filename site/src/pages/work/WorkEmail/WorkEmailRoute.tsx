import { WorkEmail } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { selectVisitor } from '../../../state/visitor/visitor.ts';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectWorkEmail } from './workEmail.ts';

export function WorkEmailRoute() {
  const frame = useFrame();
  const { language } = frame;
  const { webApp } = useSelector(selectVisitor);

  return (
    <WorkEmail
      frame={frame}
      state={useSelector(selectWorkEmail)}
      links={{
        submit: linkTo('workEmail', language),
        enquiry: linkTo('workEnquiry', language),
        identities: linkTo('manageIdentities', language),
        app: webApp,
      }}
    />
  );
}
