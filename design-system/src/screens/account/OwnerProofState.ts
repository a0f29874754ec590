/** What an owner is asked to prove it with. */
export interface OwnerProofState {
  /**
   * Nothing more after a recent log-in, the present password, the password and a code of the authenticator app, or a code by
   * mail.
   */
  proof: 'fresh' | 'present' | 'app' | 'code';
  /** A recent log-in or a password does not do alone: a code by mail is asked for as well. */
  alsoByCode?: true;
  /** The masked address that a code was sent to. */
  codeSentTo?: string;
  /** By what else the owner can be proven, beside a code by mail. */
  others?: readonly OtherProof[];
  /** `used`: the code of the app was right, and was used before. */
  problems: {
    present?: 'missing' | 'wrong';
    app?: 'missing' | 'wrong' | 'used';
    code?: 'missing' | 'wrong' | 'expired';
  };
  /** How many wrong codes are left, after one. */
  triesLeft?: number;
  /** Minutes until the next try, after too many. */
  waitMinutes?: number;
  /** Another code was asked for too soon: the last one can be used, and `waitMinutes` are those until the next. */
  codeAskedTooSoon?: true;
  /** What the page's script has shown of a passkey. The server sends none. */
  passkey?: PasskeyShown;
}

/** By what else than the present password or a mailed code an owner can be proven. */
export type OtherProof = 'app' | 'passkey';

/**
 * The button for a passkey, or why nothing came of a press: none was used, it was refused, our servers were away, or it was
 * tried too often.
 */
export type PasskeyShown = 'offered' | 'unused' | 'refused' | 'unavailable' | 'tooManyAttempts';
