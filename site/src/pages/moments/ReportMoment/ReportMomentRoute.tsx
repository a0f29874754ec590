import { ReportMoment } from '@stillpoint/design-system';
import { useSelector } from 'react-redux';
import { linkTo } from '../../links.ts';
import { useFrame } from '../../useFrame.ts';
import { selectReportMoment } from './reportMoment.ts';

export function ReportMomentRoute() {
  const frame = useFrame();
  const { language } = frame;
  const state = useSelector(selectReportMoment);
  const moment = 'moment' in state ? { id: state.moment.id } : {};

  return (
    <ReportMoment
      frame={frame}
      state={state}
      links={{
        // A refused form is drawn at the address that it was posted to: the moment stays in it.
        submit: linkTo('reportMoment', language, moment),
        own: linkTo('moment', language, moment),
        community: linkTo('community', language),
      }}
    />
  );
}
