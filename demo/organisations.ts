/** An organisation to try logging in at work with. */
export interface DemoOrganisation {
  name: string;
  /** The name of its sign-in in links. */
  connection: string;
  /** The health hub through which its members enrol. */
  healthHub: string | undefined;
  /** Whether its members are asked for a second factor. */
  requiresSecondFactor: boolean;
  domain: string;
  /** What it is good for. */
  shows: string;
}

/** The demo organisations. Their people are chosen on the sandbox's page of the organisation. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    name: 'Acorn',
    connection: 'acorn',
    healthHub: 'acorn-health',
    requiresSecondFactor: false,
    domain: 'acorn.example',
    shows: 'Okta, with a health hub: members are enrolled with their first login',
  },
  {
    name: 'Birch',
    connection: 'birch',
    healthHub: undefined,
    requiresSecondFactor: false,
    domain: 'birch.example',
    shows: 'Microsoft, without a health hub',
  },
  {
    name: 'Cedar',
    connection: 'cedar',
    healthHub: undefined,
    requiresSecondFactor: true,
    domain: 'cedar.example',
    shows: 'Okta, and asks its members for a second step at each login',
  },
];
