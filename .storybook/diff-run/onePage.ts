import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cause, DifferentPicture, DiffReport } from '../review/visual-diff/record.ts';
import {
  comparedOf,
  countOf,
  kindNames,
  lineOf,
  lookOf,
  reachOf,
  summaryOf,
  titleOf,
} from '../review/visual-diff/sentences.ts';

/** Pictures of a cause that the page holds: a mail carries some twenty megabytes. */
const picturesOfACause = 4;

/** A page that needs nothing else: all causes, each with its first pictures, and a slider between before and after. */
export function onePage(report: DiffReport, folder: string): string {
  const { causes, base, browser, made } = report;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Visual diff since ${escaped(base.name)}</title>
<style>${styles}</style>
<h1>${causes.length === 0 ? 'No differences' : countOf(causes.length, 'cause')}</h1>
<p>${escaped(summaryOf(report))} (${base.commit.slice(0, 8)}). ${escaped(browser)}, ${made.slice(0, 10)}; the same browser, clock and fonts on both sides.${causes.length > 0 ? ' Before is at the left of each line, today at its right: move the line.' : ''}</p>
<p>Compared: ${escaped(comparedOf(report))}.</p>
${causes.map((cause) => section(cause, { folder, baseName: base.name })).join('\n')}
<script>
for (const slider of document.querySelectorAll('input'))
  slider.addEventListener('input', () => slider.parentElement.style.setProperty('--shown', slider.value + '%'));
</script>
</html>
`;
}

interface Surroundings {
  folder: string;
  baseName: string;
}

function section(cause: Cause, surroundings: Surroundings): string {
  const shown = cause.pictures.slice(0, picturesOfACause);
  const rest = cause.pictures.length - shown.length;
  return `<section>
<h2>${escaped(titleOf(cause))}</h2>
<p>${kindNames[cause.kind]}: ${escaped(lineOf(cause))}<br>${escaped(reachOf(cause))}</p>
${shown.map((picture) => figure(picture, surroundings)).join('\n')}
${rest > 0 ? `<p>And ${countOf(rest, 'more picture')} in Storybook.</p>` : ''}
</section>`;
}

function figure(picture: DifferentPicture, { folder, baseName }: Surroundings): string {
  const { title, name, part, before, after } = picture;
  const image = (file: string, alt: string) =>
    `<img src="data:image/png;base64,${readFileSync(join(folder, file)).toString('base64')}" alt="${escaped(alt)}" width="${String(part.width)}" height="${String(part.height)}">`;
  return `<figure>
<figcaption><b>${escaped(`${title}: ${name}`)}</b>, ${escaped(lookOf(picture))}</figcaption>
<div>${image(after, 'Today')}${image(before, baseName)}<input type="range" value="50" aria-label="How much of ${escaped(baseName)} is shown, in percent"></div>
</figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const styles = `
body { max-inline-size: 1320px; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #2e3338; background: #f6f9fc; }
section { margin-block: 3rem; }
figure { margin: 1.5rem 0; }
figure div { position: relative; inline-size: fit-content; max-inline-size: 100%; --shown: 50%; background: #fff; outline: 1px solid #dde5ec; }
img { display: block; max-inline-size: 100%; block-size: auto; }
img + img { position: absolute; inset-block-start: 0; background: #fff; clip-path: inset(0 calc(100% - var(--shown)) 0 0); }
input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: ew-resize; }
div::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--shown); inline-size: 2px; background: #006deb; pointer-events: none; }
div:focus-within { outline: 2px solid #006deb; }
`;
