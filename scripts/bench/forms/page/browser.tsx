import { useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { controls, type ControlProps } from './controls.tsx';
import { Forms, kinds } from './forms.tsx';
import { inTurns, type Kind, type Times } from './inTurns.ts';

/** What was measured in the browser, by the name of its figure. */
export type BrowserTimes = Record<string, Times>;

declare global {
  interface Window {
    measureForms: (forms: number, controls: number, rounds: number) => Promise<BrowserTimes>;
  }
}

/** What is drawn many times on a page: before and after an update. */
interface Subject {
  before: Record<Kind, ReactNode>;
  updates: Record<string, Record<Kind, ReactNode>>;
}

window.measureForms = async (forms, count, rounds) => {
  const subjects: Record<string, Subject> = {
    forms: { before: formsIn(forms, 0), updates: { text: formsIn(forms, 1) } },
    buttons: controlsOf('button', count),
    fields: controlsOf('field', count),
  };
  const times: BrowserTimes = {};
  for (const [name, { before, updates }] of Object.entries(subjects)) {
    requireSameElements(before);
    times[`${name}.mount`] = await inTurns(rounds, (kind) => mount(before[kind]));
    times[`${name}.hydrate`] = await inTurns(rounds, (kind) => hydrate(before[kind]));
    for (const [update, after] of Object.entries(updates)) {
      times[`${name}.update-${update}`] = await inTurns(rounds, (kind) =>
        rerender(before[kind], after[kind]),
      );
    }
  }
  return times;
};

function formsIn(count: number, round: number): Record<Kind, ReactNode> {
  return {
    ours: <Forms of={kinds.ours} count={count} round={round} />,
    plain: <Forms of={kinds.plain} count={count} round={round} />,
  };
}

/** Many of one control and of nothing else, so that no other element hides what it costs. */
function controlsOf(name: keyof typeof controls, count: number): Subject {
  const page = (props: ControlProps) => ({
    ours: <Many of={controls[name].ours} count={count} {...props} />,
    plain: <Many of={controls[name].plain} count={count} {...props} />,
  });
  return {
    before: page({ words: 'Continue', other: false }),
    updates: {
      text: page({ words: 'Go on', other: false }),
      variant: page({ words: 'Continue', other: true }),
    },
  };
}

function Many({
  of: Control,
  count,
  ...props
}: ControlProps & { of: (props: ControlProps) => ReactNode; count: number }) {
  return Array.from({ length: count }, (_, index) => <Control key={index} {...props} />);
}

/** From nothing to a page that has its layout. */
function mount(page: ReactNode): number {
  const container = emptyPage();
  const root = createRoot(container);
  const started = performance.now();
  flushSync(() => root.render(page));
  settle(container);
  const time = performance.now() - started;
  root.unmount();
  return time;
}

/** Script only: the browser styles and lays out the same elements for both kinds. */
function rerender(before: ReactNode, after: ReactNode): number {
  const root = createRoot(emptyPage());
  flushSync(() => root.render(before));
  const started = performance.now();
  flushSync(() => root.render(after));
  const time = performance.now() - started;
  root.unmount();
  return time;
}

/** The taking over of what the server drew, until the script can answer. */
async function hydrate(page: ReactNode): Promise<number> {
  const container = emptyPage();
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
function requireSameElements(pages: Record<Kind, ReactNode>) {
  const [ours, plain] = [elementsOf(pages.ours), elementsOf(pages.plain)];
  if (ours !== plain) throw new Error('The elements of both kinds differ, so their times say nothing.');
}

function elementsOf(page: ReactNode): string {
  const container = emptyPage();
  const root = createRoot(container);
  flushSync(() => root.render(page));
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
