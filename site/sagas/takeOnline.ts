import { eventChannel } from 'redux-saga';
import { getContext, take } from 'typed-redux-saga';
import type { Connection } from '../src/services/connection.ts';

/** Waits until the device has a network again. */
export function* takeOnline() {
  const connection = yield* getContext<Connection>('connection');
  const channel = eventChannel<true>((emit) =>
    connection.onOnline(() => {
      emit(true);
    }),
  );
  try {
    yield* take(channel);
  } finally {
    channel.close();
  }
}
