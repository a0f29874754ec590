import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { Forms, inTurns, kinds, type Kind, type Times } from './forms.tsx';

/** What the forms took in the browser. */
export interface BrowserTimes {
  mount: Times;
  rerender: Times;
  hydrate: Times;
}

declare global {
  interface Window {
    measureForms: (count: number, rounds: number) => Promise<BrowserTimes>;
  }
}

window.measureForms = async (count, rounds) => {
  requireSameElements();
  return {
    mount: await inTurns(rounds, (kind) => mount(kind, count)),
    rerender: await inTurns(rounds, (kind) => rerender(kind, count)),
    hydrate: await inTurns(rounds, (kind) => hydrate(kind, count)),
  };
};

/** From nothing to a page that has its layout. */
function mount(kind: Kind, count: number): number {
  const container = emptyPage();
  const root = createRoot(container);
  const started = performance.now();
  flushSync(() => root.render(<Forms of={kinds[kind]} count={count} round={0} />));
  settle(container);
  const time = performance.now() - started;
  root.unmount();
  return time;
}

/** One changed word in each form. Script only: the layout of one word is the same for both. */
function rerender(kind: Kind, count: number): number {
  const root = createRoot(emptyPage());
  flushSync(() => root.render(<Forms of={kinds[kind]} count={count} round={0} />));
  const started = performance.now();
  flushSync(() => root.render(<Forms of={kinds[kind]} count={count} round={1} />));
  const time = performance.now() - started;
  root.unmount();
  return time;
}

/** The taking over of forms that the server drew, until the script can answer. */
async function hydrate(kind: Kind, count: number): Promise<number> {
  const container = emptyPage();
  const page = <Forms of={kinds[kind]} count={count} round={0} />;
  container.innerHTML = renderToString(page);
  settle(container);
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const started = performance.now();
  const root = hydrateRoot(
    container,
    <>
      {page}
      <Arrival onArrive={() => resolve(undefined)} />
    </>,
    { onRecoverableError: reject },
  );
  await promise;
  const time = performance.now() - started;
  root.unmount();
  return time;
}

function Arrival({ onArrive }: { onArrive: () => void }) {
  useLayoutEffect(onArrive, [onArrive]);
  return null;
}

/** Only what is the same can be compared. */
function requireSameElements() {
  const [ours, plain] = [elementsOf('ours'), elementsOf('plain')];
  if (ours !== plain) throw new Error(`The forms differ, so their times say nothing.\n${ours}\n${plain}`);
}

function elementsOf(kind: Kind): string {
  const container = emptyPage();
  const root = createRoot(container);
  flushSync(() => root.render(<Forms of={kinds[kind]} count={1} round={0} />));
  const names = Array.from(container.querySelectorAll('*'), ({ localName }) => localName).join(' ');
  root.unmount();
  return names;
}

function emptyPage(): HTMLElement {
  const container = document.createElement('main');
  document.body.replaceChildren(container);
  return container;
}

/** Reading a size makes the browser finish its layout. */
function settle(element: HTMLElement): number {
  return element.offsetHeight;
}
