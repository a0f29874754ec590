/** A field of a profile that may be required. */
export type ProfileField = 'firstName' | 'lastName';

/** The form for what a profile lacks, or what stands in its place. */
export type MissingProfileFieldsState =
  | {
      status: 'ready';
      /** Whom the page was drawn for. */
      userId: string;
      /** What is asked for. */
      fields: readonly ProfileField[];
      values: Record<ProfileField, string>;
      problems: Partial<Record<ProfileField, 'missing' | 'tooLong' | 'address' | 'characters'>>;
    }
  /** Another account was logged in since the page was opened. Nothing was saved. */
  | { status: 'otherAccount' };
