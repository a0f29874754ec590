import { createHmac } from 'node:crypto';
import type { SandboxConfig } from '../config.ts';
import type { Language } from '../page/language.ts';
import type { ContentEntry } from './model.ts';
import { fieldsIn } from './wire.ts';

const tenMinutesInSeconds = 10 * 60;

/** The path of an entry's page in a language. Undefined for an entry that is no page. */
export function pathOf(entry: ContentEntry, language: Language): string | undefined {
  const { slug } = fieldsIn('preview', entry);
  if (slug?.kind !== 'Shared') return undefined;
  const prefix = language === 'en' ? '' : `/${language}`;
  return slug.value === 'home' ? prefix || '/' : `${prefix}/${slug.value}`;
}

/** A link that shows drafts to the visitor who opens it: a JSON Web Token, good for ten minutes. */
export function previewLink(
  path: string,
  { previewUrl, previewSecret }: Pick<SandboxConfig['contentful'], 'previewUrl' | 'previewSecret'>,
): string {
  const exp = Math.floor(Date.now() / 1000) + tenMinutesInSeconds;
  const signed = [
    { alg: 'HS256', typ: 'JWT' },
    { aud: 'content-preview-link', path, exp },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createHmac('sha256', previewSecret).update(signed).digest('base64url');
  return `${previewUrl}?token=${signed}.${signature}`;
}
