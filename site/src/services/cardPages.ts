/** A message of the payment partner's page, or of its answer. */
export type CardPageMessage =
  | { kind: 'resized'; height: number }
  /** Whether all fields are filled in as they can be. Nothing was sent. */
  | { kind: 'validated'; complete: boolean }
  /** A field cannot be right, named as the payment partner does. */
  | { kind: 'fieldRefused'; field: string; empty: boolean }
  | { kind: 'saved'; refId: string; token: string }
  | { kind: 'refused'; errorCode: string; errorMessage: string; emptyFields: string[] };

/** A page in its frame. */
interface FramedPage {
  src: string;
}

export interface CardPages {
  /**
   * Listens to the frame of a page: the page itself, by its origin, and our own page that its answer arrives at.
   * Returns how to stop.
   */
  listen: (page: FramedPage & { origin: string }, hear: (message: CardPageMessage) => void) => () => void;
  /** Asks the page to let us say which fields are wrong. */
  customizeErrors: (page: FramedPage) => void;
  /** Asks the page for its height: a frame outside the window is not drawn, and does not report it by itself. */
  measure: (page: FramedPage) => void;
  /** Writes the name of the card's holder into the page. */
  writeHolder: (page: FramedPage, holder: string) => void;
  /** Asks the page to check its fields, and to send nothing. */
  validate: (page: FramedPage) => void;
  /** Asks the page to save the card. */
  submit: (page: FramedPage) => void;
  /** Calls back when the visitor leaves the document, which may be shown again as it was. Returns how to stop. */
  onLeave: (leave: () => void) => () => void;
}

export function createCardPages(window: Window): CardPages {
  const frameOf = (src: string) =>
    [...window.document.querySelectorAll('iframe')].find((frame) => frame.src === src)?.contentWindow;

  function post({ src }: FramedPage, command: string) {
    frameOf(src)?.postMessage(command, new URL(src).origin);
  }

  return {
    listen({ src, origin }, hear) {
      function onMessage(event: MessageEvent<unknown>) {
        if (event.origin !== origin && event.origin !== window.location.origin) return;
        if (event.source === null || event.source !== frameOf(src)) return;
        const message = decoded(event.data, event.origin === origin);
        if (message !== undefined) hear(message);
      }
      window.addEventListener('message', onMessage);
      return () => {
        window.removeEventListener('message', onMessage);
      };
    },

    customizeErrors: (page) => {
      post(page, 'customizeErrorRequired');
    },
    measure: (page) => {
      post(page, 'resize');
    },
    writeHolder: (page, holder) => {
      post(page, `setField(creditCardHolderName:${holder})`);
    },
    validate: (page) => {
      post(page, 'validate');
    },
    submit: (page) => {
      post(page, 'postPage');
    },

    onLeave(leave) {
      window.addEventListener('pagehide', leave);
      return () => {
        window.removeEventListener('pagehide', leave);
      };
    },
  };
}

/** The payment partner's code for a required field that is empty. */
const emptyFieldCode = '001';

/** The page writes JSON. In an answer that came by address, to our own page, all values are texts. */
function decoded(data: unknown, fromPage: boolean): CardPageMessage | undefined {
  const fields = recordIn(data);
  if (fields === undefined) return undefined;
  const { action, height, success, key, code, refId, token, errorCode, errorMessage } = fields;
  switch (action) {
    case 'resize':
      return typeof height === 'number' ? { kind: 'resized', height } : undefined;
    case 'validate':
      return typeof success === 'boolean' ? { kind: 'validated', complete: success } : undefined;
    case 'customizeErrorMessage':
      return typeof key === 'string' && typeof code === 'string'
        ? { kind: 'fieldRefused', field: key, empty: code === emptyFieldCode }
        : undefined;
  }
  if (success === (fromPage ? true : 'true') && typeof refId === 'string' && typeof token === 'string')
    return { kind: 'saved', refId, token };
  if (success === (fromPage ? false : 'false') && typeof errorCode === 'string') {
    return {
      kind: 'refused',
      errorCode,
      errorMessage: typeof errorMessage === 'string' ? errorMessage : '',
      emptyFields: emptyFieldsIn(fields),
    };
  }
  return undefined;
}

function recordIn(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

const fieldPrefix = 'errorField_';

function emptyFieldsIn(fields: Record<string, unknown>): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => name.startsWith(fieldPrefix) && value === 'NullValue')
    .map(([name]) => name.slice(fieldPrefix.length));
}
