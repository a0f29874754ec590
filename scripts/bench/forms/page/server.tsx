import { renderToString } from 'react-dom/server';
import { UsedStyles } from '../../../../site/src/app/server/UsedStyles.ts';
import { Forms, kinds } from './forms.tsx';
import { inTurns, type Kind } from './inTurns.ts';

const [count = 1, rounds = 1] = process.argv.slice(2).map(Number);
const usedStyles = new UsedStyles();

/** Each form on a page of its own, with its own styles: as each request is drawn. */
const times = await inTurns(rounds, (kind) => {
  const { user, system } = process.cpuUsage();
  for (let page = 0; page < count; page += 1) draw(kind);
  const after = process.cpuUsage();
  return (after.user + after.system - user - system) / 1000;
});
process.stdout.write(JSON.stringify(times));

/** The body, and the styles that it uses. Plain elements have theirs in a file. */
function draw(kind: Kind): string {
  const form = <Forms of={kinds[kind]} count={1} round={0} />;
  if (kind === 'plain') return renderToString(form);
  const body = renderToString(usedStyles.collect(form));
  return usedStyles.usedIn(body).css + body;
}
