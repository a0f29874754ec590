import type { LightMyRequestResponse } from 'fastify';

/** Where an answer leads, and what it lets that page tell once. */
export interface Led {
  to: string | undefined;
  problem?: string;
  count?: number;
  connection?: string;
}

/** Where an answer leads, and the problem that its cookie lets the page there tell. An answer tells one page. */
export function ledBy({ headers, cookies }: LightMyRequestResponse): Led {
  const kept = cookies.filter(({ name, value }) => name.startsWith('told.') && value !== '');
  if (kept.length > 1) throw new Error(`Several pages are told: ${kept.map(({ name }) => name).join(', ')}`);
  const told = kept[0]?.value ?? '';
  const [, problem = '', count = '', connection = ''] = told.split(':');
  return {
    to: headers.location,
    ...(problem !== '' && { problem }),
    ...(count !== '' && { count: Number(count) }),
    ...(connection !== '' && { connection }),
  };
}
