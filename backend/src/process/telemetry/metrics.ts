/** Seconds: from an answer of the page store to the longest time that a purchase is waited for. */
const requestBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Seconds: from a purchase that goes through at once to one that waits for a company that is away. */
const settlingBuckets = [1, 2.5, 5, 10, 30, 60, 300, 3600];
/** Seconds: a mail that the mail server refuses for now is tried again within ten minutes. */
const deliveryBuckets = [1, 5, 15, 60, 300, 900, 3600, 86_400];

/** Durations, in seconds. */
export const histograms = {
  'http.server.request.duration': {
    description: 'Requests by method, route pattern and status.',
    buckets: requestBuckets,
  },
  'stillpoint.purchase.settling.duration': {
    description: 'From the press until a purchase succeeded or was refused, by its state.',
    buckets: settlingBuckets,
  },
  'stillpoint.job.duration': {
    description: 'One try of a job, by queue and outcome: done, later, failed.',
    buckets: requestBuckets,
  },
  'stillpoint.mail.delivery.duration': {
    description: 'From asking for a mail until it was sent, refused or stopped, by its outcome.',
    buckets: deliveryBuckets,
  },
  'stillpoint.gateway.call.duration': {
    description: 'Calls to companies, by company, operation and outcome.',
    buckets: requestBuckets,
  },
} as const satisfies Record<string, { description: string; buckets: readonly number[] }>;
export type HistogramName = keyof typeof histograms;

/**
 * What is read when metrics are collected. What is `shared` is read from the database, so that each replica reports
 * the same: take the largest of them, never their sum.
 */
export const gauges = {
  'stillpoint.purchase.open': { description: 'Open purchases, by state.', unit: '{purchase}', shared: true },
  'stillpoint.purchase.oldest.age': {
    description: 'Since the press of the oldest open purchase; 0 where none is open.',
    unit: 's',
    shared: true,
  },
  'stillpoint.job.open': {
    description: 'Jobs that are not done, by queue: those that wait for their time or another try too.',
    unit: '{job}',
    shared: true,
  },
  'stillpoint.job.ready': {
    description: 'Jobs that could start now, by queue.',
    unit: '{job}',
    shared: true,
  },
  'stillpoint.job.lateness': {
    description: 'Since the moment at which the job that waits longest could have started, by queue.',
    unit: 's',
    shared: true,
  },
  'db.client.connection.count': {
    description: 'Connections to the database, by state: idle, used.',
    unit: '{connection}',
    shared: false,
  },
  'db.client.connection.pending_requests': {
    description: 'Queries that wait for a connection.',
    unit: '{request}',
    shared: false,
  },
  'nodejs.eventloop.delay': {
    description: 'How late the event loop is since the last reading, by quantile.',
    unit: 's',
    shared: false,
  },
} as const satisfies Record<string, { description: string; unit: string; shared: boolean }>;
export type GaugeName = keyof typeof gauges;
