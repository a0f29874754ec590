import type { LightMyRequestResponse } from 'fastify';

/** Where an answer leads, and what it lets that page tell once. */
export interface Led {
  to: string | undefined;
  problem?: string;
  count?: number;
  connection?: string;
}

/** Where an answer leads, and the problem that its cookie lets the page there tell. */
export function ledBy({ headers, cookies }: LightMyRequestResponse): Led {
  const told = cookies.find(({ name }) => name.startsWith('told.'))?.value ?? '';
  const [, problem = '', count = '', connection = ''] = told.split(':');
  return {
    to: headers.location,
    ...(problem !== '' && { problem }),
    ...(count !== '' && { count: Number(count) }),
    ...(connection !== '' && { connection }),
  };
}
