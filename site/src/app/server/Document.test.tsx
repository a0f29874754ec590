import { expect, test } from 'vitest';
import type { DocumentProps } from './Document.tsx';
import { renderDocument } from './render.tsx';

const files = {
  ...{ baseStyles: '', favicon: '/static/favicon.svg' },
  ...{ startScript: '/static/start.js', offlineScript: '/static/offline.js' },
};

const props: DocumentProps = {
  assets: { ...files, fonts: [], scenes: {} },
  origin: 'https://www.stillpoint.example',
  route: 'moment',
  language: 'de',
  theme: 'day',
  title: 'June teilt einen Moment · Stillpoint',
  description: 'Fünf Minuten in der Bahn.',
  rendered: { body: '', baseStyles: '' },
  data: {} as never,
  structuredData: undefined,
  refresh: undefined,
};

function metaOf(more: Partial<DocumentProps>): Record<string, string | null> {
  const page = new DOMParser().parseFromString(renderDocument({ ...props, ...more }), 'text/html');
  const tags = [...page.querySelectorAll('meta[property], meta[name]')];
  return Object.fromEntries(
    tags.map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
      tag.getAttribute('content'),
    ]),
  );
}

test('a link that is passed on is shown with its picture, which has the address of the site', () => {
  const page = '/moment?id=q4m7xk2nw8ta';
  const linkPicture = {
    page,
    path: '/moment/picture?id=q4m7xk2nw8ta',
    width: 1200,
    height: 630,
    alt: 'June',
  };
  expect(metaOf({ linkPicture })).toMatchObject({
    'og:url': 'https://www.stillpoint.example/de/moment?id=q4m7xk2nw8ta',
    'og:title': props.title,
    'og:description': props.description,
    'og:image': 'https://www.stillpoint.example/moment/picture?id=q4m7xk2nw8ta',
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'June',
    'twitter:card': 'summary_large_image',
    // Shown to people, listed by no search engine.
    robots: 'noindex, nofollow, noarchive',
  });
});

test('other pages have none', () => {
  const names = Object.keys(metaOf({}));
  expect(names.filter((name) => /^(og|twitter):/.test(name))).toEqual([]);
});

// ASVS V5.3.3 V5.3.6
test('a text in the data of a page closes no script, and is read as it was', () => {
  const text = '</script><script>alert(1)</script>';
  const html = renderDocument({ ...props, title: text, data: { text } as never });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const data = [...page.querySelectorAll('script[type="application/json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(data.map((json) => JSON.parse(json) as unknown)).toContainEqual({ text });
  expect([...page.querySelectorAll('script:not([src]):not([type="application/json"])')]).toEqual([]);
  expect(page.title).toBe(text);
});
