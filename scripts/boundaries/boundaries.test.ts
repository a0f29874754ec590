import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { Linter } from 'eslint';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import tseslint from 'typescript-eslint';
import cruiser from '../../.dependency-cruiser.mjs';
import { root } from '../root.ts';
import { boundariesRule } from './eslint-rule.ts';

/** File, what it imports, and the boundary that this crosses; none where the import is allowed. */
const imports = [
  [
    'design-system/src/primitives/A.tsx',
    "import { T } from '../screens/T.tsx';",
    'primitives-know-no-layer-above',
  ],
  ['design-system/src/screens/A.tsx', "import { P } from '../primitives/P.tsx';", undefined],
  ['design-system/src/screens/B.tsx', "export { thing } from 'react-redux';", 'design-system-draws-only'],
  ['site/src/app/browser/a.ts', "import { d } from '../server/d.ts';", 'browsers-load-no-server-code'],
  ['site/src/app/browser/b.ts', "import { parse } from 'css-tree';", 'browsers-load-no-server-code'],
  ['site/src/app/server/a.ts', "import { d } from './d.ts';", undefined],
  ['site/src/app/server/b.ts', "import { s } from '../browser/s.ts';", 'server-loads-no-browser-code'],
  ['site/src/domain/a.ts', "import { s } from '../services/s.ts';", 'domain-is-pure'],
  ['site/src/domain/b.ts', "import type { S } from '../services/s.ts';", undefined],
  ['site/src/domain/c.ts', "import { type S } from '../services/s.ts';", undefined],
  ['site/src/services/a.ts', "import { v } from '../state/v.ts';", 'services-decide-nothing'],
  ['site/src/state/a.ts', "import { h } from '../pages/home/Home/h.ts';", 'state-has-no-effects'],
  ['site/src/state/b.ts', "const load = () => import('../services/s.ts');", 'state-has-no-effects'],
  ['site/sagas/auth/a.ts', "import { useState } from 'react';", 'sagas-know-no-react'],
  [
    'site/sagas/auth/b.ts',
    "import { R } from '../../src/pages/home/Home/HomeRoute.tsx';",
    'sagas-know-no-react',
  ],
  ['site/sagas/auth/c.ts', "import { h } from '../../src/pages/home/Home/h.ts';", undefined],
  ['site/src/pages/home/Home/page.ts', "import { w } from '../../../../sagas/auth/w.ts';", undefined],
  [
    'site/src/pages/home/Home/x.ts',
    "import { w } from '../../../../sagas/auth/w.ts';",
    'sagas-are-listed-by-pages',
  ],
  ['site/src/pages/home/Plans/a.ts', "import { h } from '../Home/h.ts';", 'pages-stand-alone'],
  ['site/src/pages/home/Plans/b.ts', "import { shared } from '../shared.ts';", undefined],
  ['site/src/pages/home/Plans/entry.ts', "import { shared } from '../shared.ts';", 'entries-are-data'],
  [
    'site/src/pages/home/Plans/PlansRoute.tsx',
    "import { s } from '../../../services/s.ts';",
    'routes-have-no-effects',
  ],
  ['backend/src/modules/mail/a.ts', "import { b } from '../billing/b.ts';", 'modules-meet-in-the-app'],
  ['backend/src/modules/mail/c.ts', "import { a } from './a.ts';", undefined],
  ['backend/src/http/a.ts', "import type { b } from '../modules/billing/b.ts';", 'modules-stand-on-the-rest'],
  ['backend/src/a.ts', "import { t } from '../../scripts/t.ts';", 'packages-import-no-build-tool'],
  ['backend/src/b.ts', "import { p } from '../../demo/people.ts';", 'customers-meet-no-demo-data'],
  ['sandbox/src/a.ts', "import { a } from '../../backend/src/a.ts';", 'sandbox-stands-alone'],
] as const;

const imported = [
  'site/src/app/server/d.ts',
  'site/src/app/browser/s.ts',
  'design-system/src/screens/T.tsx',
  'design-system/src/primitives/P.tsx',
  'site/src/services/s.ts',
  'site/src/state/v.ts',
  'site/src/pages/home/Home/h.ts',
  'site/src/pages/home/Home/HomeRoute.tsx',
  'site/src/pages/home/shared.ts',
  'site/sagas/auth/w.ts',
  'backend/src/modules/billing/b.ts',
  'demo/people.ts',
  'scripts/t.ts',
  'node_modules/react/index.js',
  'node_modules/react-redux/index.js',
  'node_modules/css-tree/index.js',
];

let folder: string;
let graph: ICruiseResult;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const path of imported) write(path, 'export {};');
  for (const [path, source] of imports) write(path, source);
  write('package.json', '{"dependencies":{"react":"19.3.1","react-redux":"9.2.0","css-tree":"3.2.1"}}');
  const { tsPreCompilationDeps, doNotFollow } = cruiser.options ?? {};
  const { output } = await cruise(['design-system', 'site', 'backend', 'sandbox'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: cruiser.forbidden ?? [] },
    ...(tsPreCompilationDeps !== undefined && { tsPreCompilationDeps }),
    ...(doNotFollow !== undefined && { doNotFollow }),
  });
  if (typeof output === 'string') throw new Error(output);
  graph = output;
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe.each(imports)('%s: %s', (path, source, boundary) => {
  const expected = boundary === undefined ? [] : [boundary];

  test(`dependency-cruiser reports ${boundary ?? 'nothing'}`, () => {
    const module = graph.modules.find((each) => each.source === path);
    expect(module?.dependencies).toHaveLength(1);
    const broken = module?.dependencies.flatMap(({ rules = [] }) => rules.map(({ name }) => name));
    expect(broken).toEqual(expected);
  });

  test(`eslint reports ${boundary ?? 'nothing'}`, () => {
    const messages = new Linter({ cwd: root }).verify(
      source,
      {
        files: ['**/*.{ts,tsx}'],
        languageOptions: { parser: tseslint.parser },
        plugins: { house: { rules: { boundaries: boundariesRule } } },
        rules: { 'house/boundaries': 'error' },
      },
      join(root, path),
    );
    expect(messages.map(({ message }) => /\(([\w-]+)\)$/.exec(message)?.[1])).toEqual(expected);
  });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
