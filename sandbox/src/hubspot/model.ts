/** A message as the form service took it. */
export interface Submission {
  form: string;
  receivedAt: string;
  values: Record<string, string>;
  pageUri: string;
  consent: string;
}

/** Everything that the form service remembers, the newest submission last. */
export interface HubspotState {
  submissions: Submission[];
  /** Answers every submission with 503. */
  down: boolean;
}

export const emptyHubspotState = (): HubspotState => ({ submissions: [], down: false });

/** The account whose forms these are. */
export const portalId = '4100001';

/** The forms by their ids: their fields, and which of them have to be filled in. */
export const forms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ['en', 'de', 'es', 'fr', 'pt'].map((language) => [
    `work-${language}`,
    ['firstname', 'lastname', 'email', 'company', 'message'],
  ]),
);
