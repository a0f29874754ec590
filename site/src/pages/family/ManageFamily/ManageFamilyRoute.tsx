import { ManageFamily } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo, switchAccountLink } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectManageFamily } from './manageFamily.ts';

export function ManageFamilyRoute() {
  const frame = useFrame();
  const { language, links } = frame;
  const here = linkTo('manageFamily', language);

  return (
    <ManageFamily
      frame={frame}
      state={useSelector(selectManageFamily)}
      links={{
        submit: here,
        close: here,
        remove: here,
        withdraw: here,
        leave: linkTo('manageFamily', language, { leave: '1' }),
        familyPlan: linkTo('familyPlan', language),
        plans: links.plans,
        subscription: links.subscription,
        confirm: linkTo('manageIdentities', language, { redirectOnSuccess: here }),
        switchAccount: switchAccountLink({ ...frame, path: here }),
        help: links.help,
      }}
    />
  );
}
