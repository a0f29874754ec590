/** A person with a PayPal account in the sandbox. */
export interface Payer {
  payerId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Whether PayPal takes the approval back when the agreement is made of it. */
  refusedLater: boolean;
}

/** A token to ask for one agreement. */
export interface AgreementToken {
  tokenId: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  createdAt: string;
  approvedBy?: string;
  agreementId?: string;
}

/** A billing agreement: the payer lets the merchant take money as it falls due. */
export interface Agreement {
  id: string;
  description: string;
  payerId: string;
  state: 'ACTIVE' | 'CANCELLED';
  createdAt: string;
}

/** Everything PayPal remembers. */
export interface PaypalState {
  tokens: Record<string, AgreementToken>;
  agreements: Record<string, Agreement>;
  /** Answers by request id and path. */
  answers: Record<string, { fingerprint: string; statusCode: number; body: string }>;
  /** Bearer tokens and when each ends, in real milliseconds. */
  accessTokens: Record<string, number>;
}

/** PayPal before anything happened. */
export function emptyPaypalState(): PaypalState {
  return { tokens: {}, agreements: {}, answers: {}, accessTokens: {} };
}

/** Who can approve. */
export const payers: readonly Payer[] = [
  {
    payerId: 'PAYERNORA',
    firstName: 'Nora',
    lastName: 'New',
    email: 'nora@paypal.stillpoint.example',
    refusedLater: false,
  },
  {
    payerId: 'PAYERRITA',
    firstName: 'Rita',
    lastName: 'Refused',
    email: 'rita@paypal.stillpoint.example',
    refusedLater: true,
  },
];
