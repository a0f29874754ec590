import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser';
import { withoutPersonalData } from '../domain/withoutPersonalData.ts';
import type { ErrorReportingSettings, SendError } from './errorReporting.ts';

type ClientOptions = ConstructorParameters<typeof BrowserClient>[0];

/** One error in ten tells as much as all of them. */
const sampleRate = 0.1;

/** Speaks Sentry's protocol with as little of its library as that takes: no traces, no replays, no breadcrumbs. */
export function openReporter(
  { dsn, environment }: ErrorReportingSettings,
  overrides: Partial<ClientOptions> = {},
): SendError {
  const client = new BrowserClient({
    dsn,
    environment,
    sampleRate,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    beforeSend: withPageAndWithoutPerson,
    ...overrides,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (error) => {
    scope.captureException(error);
  };
}

function withPageAndWithoutPerson(event: ErrorEvent): ErrorEvent {
  const told = withoutPersonalData({ ...event, request: { url: window.location.href } });
  delete told.user;
  return told;
}
