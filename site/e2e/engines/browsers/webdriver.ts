import { commandTimeout } from './TestBrowser.ts';

/** A session of W3C WebDriver: `command('POST', '/url', { url })`. Throws what the driver says is wrong. */
export interface Session {
  command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
}

/** The property by which WebDriver names an element in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens a session at a driver. */
export async function openSession(driver: string, capabilities: object): Promise<Session> {
  const opened = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = opened as { sessionId: string };
  return { command: (method, path, body) => send(method, `${driver}/session/${sessionId}${path}`, body) };
}

/** The first element of a CSS selector, as WebDriver names it. */
export async function find({ command }: Session, selector: string) {
  const found = await command('POST', '/element', { using: 'css selector', value: selector });
  const id = (found as Record<string, string>)[elementKey] ?? '';
  return { id, reference: { [elementKey]: id } };
}

/** Runs commands in a frame of the page, and returns to the page. */
export async function inFrame<Answer>(
  session: Session,
  frame: string | undefined,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (frame === undefined) return run();
  const { reference } = await find(session, frame);
  await session.command('POST', '/frame', { id: reference });
  try {
    return await run();
  } finally {
    await session.command('POST', '/frame', { id: null });
  }
}

/** Presses and releases keys one after the other. */
export async function pressKeys({ command }: Session, keys: string[]): Promise<void> {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
}

async function send(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(commandTimeout),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
}
