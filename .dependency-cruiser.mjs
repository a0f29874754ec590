import { dependencyRule } from './scripts/boundaries/dependency-rules.ts';
import { boundaries } from './scripts/boundaries/table.ts';

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circles', 'No file depends on itself, over however many others.', {}, { circular: true }),
    forbid(
      'imports-resolve',
      'Every import leads to a file.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    ...boundaries.map(dependencyRule),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(build|dist)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
