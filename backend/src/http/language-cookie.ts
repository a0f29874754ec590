import type { FastifyReply } from 'fastify';
import type { Language } from '../domain/languages.ts';

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Keeps the language that a visitor chose, which addresses without a language then open in. */
export function keepChosenLanguage(reply: FastifyReply, language: Language, { secure }: { secure: boolean }) {
  void reply.setCookie('language', language, {
    path: '/',
    maxAge: aYearInSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}
