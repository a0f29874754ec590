/** A message of the payment partner's page in its frame. */
export type CardPageMessage =
  | { kind: 'resized'; height: number }
  | { kind: 'held'; refId: string; token: string }
  | { kind: 'refused'; errorCode: string; errorMessage: string };

export interface CardPages {
  /** Listens to messages of one origin alone. Returns how to stop. */
  listen: (origin: string, hear: (message: CardPageMessage) => void) => () => void;
}

export function createCardPages(window: Window): CardPages {
  return {
    listen(origin, hear) {
      function onMessage(event: MessageEvent<unknown>) {
        if (event.origin !== origin) return;
        const message = decoded(event.data);
        if (message !== undefined) hear(message);
      }
      window.addEventListener('message', onMessage);
      return () => {
        window.removeEventListener('message', onMessage);
      };
    },
  };
}

function decoded(data: unknown): CardPageMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { action, height, success, refId, token, errorCode, errorMessage } = data as Record<string, unknown>;
  if (action === 'resize' && typeof height === 'number') return { kind: 'resized', height };
  if (success === true && typeof refId === 'string' && typeof token === 'string')
    return { kind: 'held', refId, token };
  if (success === false && typeof errorCode === 'string') {
    return { kind: 'refused', errorCode, errorMessage: typeof errorMessage === 'string' ? errorMessage : '' };
  }
  return undefined;
}
