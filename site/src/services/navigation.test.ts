import { expect, test } from 'vitest';
import { createNavigation } from './navigation.ts';

type Listener = (event: { persisted: boolean }) => void;

/** As much of a browser's window as leaving it takes. */
function openWindow() {
  const done: string[] = [];
  const listeners: Listener[] = [];
  const window = {
    location: {
      assign: (address: string) => done.push(`go ${address}`),
      reload: () => done.push('reload'),
    },
    history: {
      state: { scroll: 7 },
      replaceState: (state: object, _title: string, address: string) =>
        done.push(`replace ${address} ${JSON.stringify(state)}`),
    },
    addEventListener: (_name: 'pageshow', listener: Listener) => listeners.push(listener),
  };
  return {
    done,
    navigation: createNavigation(window as unknown as Window),
    comeBack: (event: { persisted: boolean }) => {
      for (const listener of listeners) listener(event);
    },
  };
}

test('changes the address, and keeps what the browser noted of the page', () => {
  const { navigation, done } = openWindow();
  navigation.replace('/checkout?plan=B2CMONTHLY');

  expect(done).toEqual(['replace /checkout?plan=B2CMONTHLY {"scroll":7}']);
});

// A form that was left while it was sent would stand there sent for ever.
test('a page restored from the back/forward cache is reloaded', () => {
  const { navigation, done, comeBack } = openWindow();
  navigation.go('https://paypal.example/approve');
  comeBack({ persisted: true });

  expect(done).toEqual(['go https://paypal.example/approve', 'reload']);
});

test('a page that the browser loads by itself is not loaded twice', () => {
  const { navigation, done, comeBack } = openWindow();
  navigation.go('/plans');
  comeBack({ persisted: false });

  expect(done).toEqual(['go /plans']);
});
