import { randomBytes } from 'node:crypto';

/** An error in PayPal's shape. */
export function problem(name: string, message: string, issue?: string) {
  const details = issue === undefined ? [] : [{ issue, description: message }];
  return { name, message, debug_id: randomBytes(6).toString('hex'), details, links: [] };
}
