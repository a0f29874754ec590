import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Forms, inTurns, kinds, type Kind, type Times } from './forms.tsx';

/** What the forms took on the server. */
export interface ServerTimes {
  /** All forms on one page. */
  together: Times;
  /** Each form on a page of its own, with its own styles. */
  apart: Times;
}

const [count = 1, rounds = 1] = process.argv.slice(2).map(Number);

const times: ServerTimes = {
  together: await inTurns(rounds, (kind) => timed(() => draw(kind, count))),
  apart: await inTurns(rounds, (kind) =>
    timed(() => {
      for (let page = 0; page < count; page += 1) draw(kind, 1);
    }),
  ),
};
process.stdout.write(JSON.stringify(times));

/** As the site draws: the body, and the styles that it uses. Plain elements have theirs in a file. */
function draw(kind: Kind, forms: number) {
  const page = <Forms of={kinds[kind]} count={forms} round={0} />;
  if (kind === 'plain') return renderToString(page);
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(sheet.collectStyles(page)) + sheet.getStyleTags();
  } finally {
    sheet.seal();
  }
}

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
