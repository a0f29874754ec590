/** Why the server did not take a form. Nothing was changed. */
export type RequestRefusedState =
  /** It was sent by a page of another site. */
  | { status: 'foreignPage' }
  /** It did not have the shape that it must have. */
  | { status: 'unreadable' }
  | { status: 'tooLarge' };
