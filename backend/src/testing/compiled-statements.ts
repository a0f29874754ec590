import { DefaultQueryExecutor } from 'kysely';

const patched = DefaultQueryExecutor.prototype as DefaultQueryExecutor & { watched?: true };

/** Tells of each statement of the product as it is compiled, while the stack still names who asks. Once a process. */
export function watchStatements(
  tell: (query: { sql: string; parameters: readonly unknown[] }) => void,
): void {
  if (patched.watched) return;
  patched.watched = true;
  const compile: DefaultQueryExecutor['compileQuery'] = Reflect.get(patched, 'compileQuery');
  patched.compileQuery = function compileAndTell(node, queryId) {
    const query = compile.call(this, node, queryId);
    // Without them it is the queue's own, or a test's.
    if (this.plugins.length > 0) tell(query);
    return query;
  };
}
