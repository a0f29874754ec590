import { DefaultQueryExecutor } from 'kysely';
import { recordInto } from '../proof/growth/recording.ts';

const folder = process.env.STATEMENTS_FOLDER ?? '';
const patched = DefaultQueryExecutor.prototype as DefaultQueryExecutor & { recorded?: true };

// Files run in one process, one after the other.
if (folder !== '' && patched.recorded === undefined) {
  patched.recorded = true;
  const record = recordInto(folder);
  const compile: DefaultQueryExecutor['compileQuery'] = Reflect.get(patched, 'compileQuery');
  patched.compileQuery = function compileAndRecord(node, queryId) {
    const query = compile.call(this, node, queryId);
    // Without them it is the queue's own, or a test's.
    if (this.plugins.length > 0) record(query);
    return query;
  };
}
