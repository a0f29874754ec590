import { watchWorkEnquiry } from '../../../../sagas/work/sendWorkEnquiry.ts';
import { createConnection } from '../../../services/connection.ts';
import { createWorkEnquiries } from '../../../services/workEnquiries.ts';
import { definePage } from '../../definePage.ts';
import { titledBy } from '../../titledBy.ts';
import { workEnquiry, type WorkEnquiryFacts } from './workEnquiry.ts';
import { WorkEnquiryRoute } from './WorkEnquiryRoute.tsx';

export const page = definePage({
  Route: WorkEnquiryRoute,
  reducers: { workEnquiry },
  sagas: [watchWorkEnquiry],
  services: ({ api }) => ({
    workEnquiries: createWorkEnquiries(api),
    connection: createConnection(window),
  }),
  title: (facts: WorkEnquiryFacts, i18n) =>
    facts.status === 'sent' ? titledBy(i18n.getFixedT(null, 'workEnquiry')(($) => $.sent.title)) : undefined,
  stateFrom: (facts: WorkEnquiryFacts) => ({ workEnquiry: facts }),
});
