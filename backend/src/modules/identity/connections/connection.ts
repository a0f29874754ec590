/** What must be remembered from the redirect to a company to its answer. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person whom a company has signed in, as it says. */
export interface PersonAtCompany {
  /** Together with `subject` the only thing that names a person for good. */
  issuer: string;
  subject: string;
  /** As the company wrote it, undefined where it told none. */
  email: string | undefined;
  /**
   * Whether the company may vouch for the address: it proved it, and is the one that runs the mailbox's domain or never
   * tells an address that it did not prove. No other address is taken for the person's own without another proof.
   */
  emailProven: boolean;
  firstName: string;
  lastName: string;
  /** When the company last asked the person to sign in there, where it tells that. */
  authenticatedAt: Date | undefined;
}

/** A company's answer, which the browser brought. */
export interface Answer {
  /** The address that the browser came back to, or the form that it posted there. */
  request: URL | Request;
  /** The fields of that form. Empty where the answer is in the address. */
  posted: URLSearchParams;
}

/** One company, in the way that it speaks. */
export interface Connection {
  name: string;
  /** Whether it tells when the person signed in there: only then it can prove who is there now. */
  tellsAuthenticatedAt: boolean;
  /** The address to send the browser to. A sign-in there that is older than `maxAgeSeconds` is to be made anew. */
  authorizationUrl: (
    authorizationRequest: AuthorizationRequest,
    redirectUri: string,
    maxAgeSeconds?: number,
  ) => Promise<URL>;
  /**
   * Reads the company's answer. Throws where anything is not as it was asked for, `PersonRefused` where the person did
   * not agree.
   */
  readAnswer: (answer: Answer, authorizationRequest: AuthorizationRequest) => Promise<PersonAtCompany>;
}

/** The person went back without agreeing. */
export class PersonRefused extends Error {}

/** How long a company may take for one answer. */
export const answerSeconds = 8;
