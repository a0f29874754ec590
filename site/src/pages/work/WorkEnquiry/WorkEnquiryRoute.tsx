import { WorkEnquiry } from '@stillpoint/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { titledBy } from '../../titledBy.ts';
import { useTitle } from '../../useTitle.ts';
import { useFrame } from '../../useFrame.ts';
import { selectWorkEnquiry, workEnquiryRequested } from './workEnquiry.ts';

export function WorkEnquiryRoute() {
  const frame = useFrame();
  const dispatch = useDispatch();
  const state = useSelector(selectWorkEnquiry);
  const { t } = useTranslation('workEnquiry');
  useTitle(state.status === 'sent' ? titledBy(t(($) => $.sent.title)) : undefined);

  return (
    <WorkEnquiry
      frame={frame}
      state={state}
      links={{ submit: frame.path, home: frame.links.home, privacy: frame.links.privacy }}
      onSubmit={(request) => dispatch(workEnquiryRequested({ address: frame.path, request }))}
    />
  );
}
