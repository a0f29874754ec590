import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { apiErrors } from './api-errors.ts';
import type { ErrorCode } from './error-codes.ts';
import { refusalInLanguage } from './refusal-words.ts';
import { preferredLanguage } from './request-language.ts';

interface Answered {
  statusCode: number;
  code: ErrorCode;
}

const statuses: Partial<Record<string, Answered>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, code: 'FST_ERR_REQUEST_TIMEOUT' },
  HPE_HEADER_OVERFLOW: { statusCode: 431, code: 'HEADERS_TOO_LARGE' },
};
const malformed: Answered = { statusCode: 400, code: 'FST_ERR_MALFORMED_REQUEST' };

/**
 * Answers what Node cannot read as a request, as one with too many cookies: a page where a browser asks, otherwise JSON.
 * No hook, route or template runs for it.
 */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answerTo(error));
  socket.destroy(error);
}

function answerTo({ code: nodeCode, rawPacket }: ConnectionError): string {
  const { statusCode, code } = statuses[nodeCode] ?? malformed;
  const read = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  const language = preferredLanguage(headerIn(read, 'accept-language')) ?? 'en';
  const error = refusalInLanguage(language, {
    code,
    title: 'Whoops',
    detail: STATUS_CODES[statusCode] ?? '',
  });
  const page = headerIn(read, 'accept')?.includes('text/html') === true;
  const body = page ? pageOf(language, error) : JSON.stringify(apiErrors(error));
  return [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
    `content-type: ${page ? 'text/html' : 'application/json'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

function headerIn(read: string, name: string): string | undefined {
  return new RegExp(`^${name}: *(.*?)\\r?$`, 'im').exec(read)?.[1];
}

function pageOf(language: string, { title, detail }: { title: string; detail: string }): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · Stillpoint</title><h1>${title}</h1><p>${detail}</p></html>`;
}
