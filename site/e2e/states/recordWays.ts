import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { recordsFolder } from './recordingBuild.ts';

/** What a page shows: the record of what the backend told it, or the state that its store has since. */
export type Shown = { drawn: string } | { route: string; state: Record<string, unknown> };

/** What was pressed last: where a link or a form leads. Empty for a button without a form. */
export interface PressedControl {
  kind: 'link' | 'form' | 'button';
  address: string;
}

/** A change of what a page shows, or the opening of another one. */
export interface RecordedWay {
  /** Absent where the page was opened by its address. */
  from?: Shown;
  pressed?: PressedControl;
  to: Shown;
  /** Whether the document is another one. */
  opened: boolean;
}

type Told = { opened: Shown; byAddress: boolean } | { changed: Shown } | { pressed: PressedControl };

/** Writes down each way that a page of the context goes: from what it showed to what it shows. */
export async function recordWays(context: BrowserContext) {
  const shown = new Map<unknown, Shown>();
  const pressed = new Map<unknown, PressedControl>();
  await context.exposeBinding('tellWay', ({ page }, told: Told) => {
    if ('pressed' in told) {
      pressed.set(page, told.pressed);
      return;
    }
    const opened = 'opened' in told;
    const to = opened ? told.opened : told.changed;
    const from = opened && told.byAddress ? undefined : shown.get(page);
    const press = pressed.get(page);
    shown.set(page, to);
    if (opened) pressed.delete(page);
    const way: RecordedWay = { ...(from && { from }), ...(press && { pressed: press }), to, opened };
    appendFileSync(join(recordsFolder, `ways-${process.pid}.jsonl`), `${JSON.stringify({ way })}\n`);
  });
  await context.addInitScript(tellOfPage);
}

/** Runs in each page before its own scripts. */
function tellOfPage() {
  if (window !== top) return;
  const { tellWay } = globalThis as unknown as { tellWay: (told: Told) => void };

  addEventListener('DOMContentLoaded', () => {
    const mark = [...document.childNodes].find((node) => node.nodeType === Node.COMMENT_NODE)?.textContent;
    if (mark === null || mark === undefined) return;
    tellWay({ opened: { drawn: mark }, byAddress: document.referrer === '' });
    // A quiet page has no store, ever.
    const until = Date.now() + 20_000;
    const looking = setInterval(() => {
      if (followStore() || Date.now() > until) clearInterval(looking);
    }, 20);
  });

  const tell = (element: Element | null) => {
    const link = element?.closest('a[href]');
    const button = element?.closest('button');
    const action = button?.form && (button.getAttribute('formaction') ?? button.form.getAttribute('action'));
    if (link) tellWay({ pressed: { kind: 'link', address: link.getAttribute('href') ?? '' } });
    else if (button?.type === 'submit') tellWay({ pressed: { kind: 'form', address: action ?? '' } });
    else if (button) tellWay({ pressed: { kind: 'button', address: '' } });
  };
  addEventListener('click', ({ target }) => tell(target as Element | null), { capture: true });

  /** The store is a prop of the page's outermost component. False until React has it. */
  function followStore(): boolean {
    const root: object = document.getElementById('root') ?? {};
    const [, container] = Object.entries(root).find(([name]) => name.startsWith('__reactContainer')) ?? [];
    let fiber = (container as Fiber | undefined)?.stateNode?.current;
    while (fiber && fiber.memoizedProps?.store === undefined) fiber = fiber.child;
    const store = fiber?.memoizedProps?.store;
    if (store === undefined) return false;
    const { route } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as {
      route: string;
    };
    let last = JSON.stringify(store.getState());
    store.subscribe(() => {
      const state = store.getState();
      const now = JSON.stringify(state);
      if (now === last) return;
      last = now;
      tellWay({ changed: { route, state } });
    });
    return true;
  }

  interface Fiber {
    stateNode?: { current?: Fiber };
    child?: Fiber;
    memoizedProps?: { store?: Store };
  }
  interface Store {
    getState: () => Record<string, unknown>;
    subscribe: (listener: () => void) => void;
  }
}
