import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { variablesRead } from '../../backend/src/config/reference.ts';
import { standbyName } from '../cluster/database-servers.ts';
import { root } from '../root.ts';
import { imageStages, type Stage } from './image-stages.ts';
import { backendPorts, composedProxy } from './proxy-plan.ts';

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  user?: string;
  read_only?: boolean;
  init?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  environment?: Record<string, string | number>;
  secrets?: string[];
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  secrets: Record<string, { file: string }>;
};
const services = Object.entries(compose.services);
const containerFiles = globSync('deploy/*.Containerfile', { cwd: root }).toSorted();
const stagesOf = (file: string) => imageStages(read(file));
const lastOf = (stages: readonly Stage[]) => stages.at(-1) ?? { from: '', instructions: [] };
const wordsOf = ({ instructions }: Stage, name: string) =>
  instructions.flatMap((instruction) => (instruction.name === name ? [instruction.words] : []));

/** The names of the services for which something is wrong. */
const servicesWhere = (isWrong: (service: Service) => boolean) =>
  services.flatMap(([name, service]) => (isWrong(service) ? [name] : []));

test('the services are those of the cluster', () => {
  expect(services.map(([name]) => name).toSorted()).toEqual(
    [
      ...backendPorts.map((_port, index) => `backend-${index + 1}`),
      'primary',
      'proxy',
      'redis',
      'sandbox',
      'standby',
    ].toSorted(),
  );
  expect(
    backendPorts.map((_port, index) => compose.services[`backend-${index + 1}`]?.environment?.PORT),
  ).toEqual([...backendPorts]);
});

test('the first backend makes the tables and the demo people, and the others wait for it', () => {
  const waitedFor = (name: string) =>
    Object.entries(compose.services[name]?.depends_on ?? {}).map(([each, { condition }]) => [
      each,
      condition,
    ]);
  const before = ['primary', 'standby', 'sandbox'].map((name) => [name, 'service_healthy']);
  expect(waitedFor('backend-1')).toEqual(before);
  for (const name of ['backend-2', 'backend-3']) {
    expect(waitedFor(name).toSorted()).toEqual([...before, ['backend-1', 'service_healthy']].toSorted());
  }
});

// ASVS V1.2.1 V1.14.5 V14.1.3
test('each service has a user without rights, files that it cannot write, and no way to gain more', () => {
  expect(servicesWhere(({ user }) => !/^[1-9]\d*:[1-9]\d*$/.test(user ?? ''))).toEqual([]);
  expect(servicesWhere(({ read_only: readOnly, init }) => !(readOnly === true && init === true))).toEqual([]);
  expect(servicesWhere(({ cap_drop: dropped }) => dropped?.join() !== 'ALL')).toEqual([]);
  expect(servicesWhere(({ security_opt: options }) => options?.join() !== 'no-new-privileges:true')).toEqual(
    [],
  );
  expect(servicesWhere((service) => 'privileged' in service || 'cap_add' in service)).toEqual([]);
});

// ASVS V1.14.1 V9.1.1
test('the proxy alone is reachable, with TLS for the site, and databases have no way out', () => {
  expect(servicesWhere(({ ports }) => ports !== undefined)).toEqual(['proxy']);
  // The second is the sandbox's, for browsers on this machine.
  expect(compose.services.proxy?.ports).toEqual(['127.0.0.1:4443:4443', '127.0.0.1:4100:4100']);
  expect(composedProxy().match(/^ *bind .*/gm)).toEqual([
    expect.stringMatching(/^ {2}bind :4443 ssl /),
    '  bind 127.0.0.1:5432',
  ]);
  expect(compose.networks.data).toEqual({ internal: true });
  expect(servicesWhere(({ networks }) => networks?.includes('visitors') === true)).toEqual(['proxy']);
  expect(servicesWhere((service) => service.network_mode === 'host')).toEqual([]);
});

test('each service has a health check, in its image or beside it', () => {
  const inImage = ({ build }: Service) =>
    build !== undefined && wordsOf(lastOf(stagesOf(build.dockerfile)), 'HEALTHCHECK').length === 1;
  expect(servicesWhere((service) => service.healthcheck === undefined && !inImage(service))).toEqual([]);
});

test('each image that is not built here has an exact version', () => {
  expect(
    servicesWhere(({ image, build }) => build === undefined && !/:\d+\.\d+(?:\.\d+)?-bookworm$/.test(image)),
  ).toEqual([]);
});

test('each variable is one that the backend reads, or Node itself', () => {
  const known = new Set([...variablesRead(), 'NODE_EXTRA_CA_CERTS']);
  const sandbox = read('sandbox/src/config.ts');
  const unknown = services.flatMap(([name, { environment = {} }]) => {
    if (name === 'sandbox')
      return Object.keys(environment).filter((each) => !sandbox.includes(each) && !known.has(each));
    return name.startsWith('backend-') ? Object.keys(environment).filter((each) => !known.has(each)) : [];
  });
  expect(unknown).toEqual([]);
  expect(servicesWhere(({ environment = {} }) => Object.values(environment).some(isSecret))).toEqual([]);
});

/** A password that stands in the file, in place of a variable without a default. */
function isSecret(value: string | number): boolean {
  return /:\/\/[^/@$]*:[^$@][^@]*@/.test(String(value));
}

test('the passwords and the keys of the containers get into no commit and no image', () => {
  const lines = (file: string) => read(file).split('\n');
  expect(lines('.gitignore')).toEqual(expect.arrayContaining(['.env', 'deploy/tls/']));
  expect(lines('.dockerignore')).toEqual(expect.arrayContaining(['**/.env', 'deploy/tls']));
});

test('what is mounted is there, and scripts can be read by a shell', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) =>
    volumes.flatMap((volume) => (volume.startsWith('./') ? [volume.split(':')[0] ?? ''] : [])),
  );
  expect(mounted.toSorted()).toEqual(['./away', './haproxy.cfg', './primary.sh', './standby.sh']);
  expect(mounted.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([]);
  for (const script of ['primary.sh', 'standby.sh']) execFileSync('sh', ['-n', join(root, 'deploy', script)]);
});

test('the standby is the one that commits wait for, in the cluster as well', () => {
  expect(read('deploy/primary.sh')).toContain(`synchronous_standby_names = '${standbyName}'`);
  expect(read('deploy/standby.sh')).toContain(`cluster_name=${standbyName} `);
});

test('the proxy’s configuration is that of the cluster: npm run deploy-files writes it', () => {
  expect(read('deploy/haproxy.cfg')).toBe(composedProxy());
});

test.each(containerFiles)('%s: the base is the Node that the repository pins', (file) => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
  expect(new Set(stagesOf(file).map(({ from }) => from.replace(/ AS .*/, '')))).toEqual(
    new Set([`node:${devDependencies.node}-bookworm-slim`]),
  );
});

// ASVS V1.2.1 V14.1.3 V14.2.2
test.each(containerFiles)('%s: what runs has a user without rights, one program and no tools', (file) => {
  const last = lastOf(stagesOf(file));
  expect(wordsOf(last, 'USER')).toEqual([['1000:1000']]);
  expect(wordsOf(last, 'ENV').flat()).toContain('NODE_ENV=production');
  expect(wordsOf(last, 'STOPSIGNAL')).toEqual([['SIGTERM']]);
  expect(wordsOf(last, 'ENTRYPOINT')).toEqual([]);
  // As a list, so that no shell keeps signals from it.
  expect(wordsOf(last, 'CMD').map((words) => words.join(' '))).toEqual([
    expect.stringMatching(/^\["node", "(?:backend|sandbox)\/src\/server\.ts"\]$/),
  ]);
  const run = wordsOf(last, 'RUN').map((words) => words.join(' '));
  expect(run).toEqual([expect.stringMatching(/^rm -rf .*\/npm .*\/npx .*corepack/)]);
});

test.each(containerFiles)('%s: what is copied is there, or is built', (file) => {
  const built = ['node_modules', 'site/build/client', 'site/build/server'];
  const sources = stagesOf(file).flatMap((stage) =>
    wordsOf(stage, 'COPY').flatMap((words) => words.filter((word) => !word.startsWith('--')).slice(0, -1)),
  );
  expect(sources.length).toBeGreaterThan(5);
  const missing = sources
    .map((source) => source.replace(/^\/app\//, ''))
    .filter((source) => !built.includes(source) && !existsSync(join(root, source)));
  expect(missing).toEqual([]);
});

test.each(['backend', 'sandbox'])(
  'the image of the %s holds each folder that its source imports',
  (service) => {
    const copied = wordsOf(lastOf(stagesOf(`deploy/${service}.Containerfile`)), 'COPY').map((words) =>
      words.at(-1),
    );
    const files = globSync(`${service}/src/**/*.ts`, { cwd: root }).filter(
      (file) => !/\.test\.|\/testing\//.test(file),
    );
    const imported = files.flatMap((file) =>
      [
        ...read(file).matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.\.\/[^']+|@stillpoint\/[^/']+)/gm),
      ].map(([, from = '']) =>
        from.startsWith('@') ? from.replace('@stillpoint/', '') : join(file, '..', from).split('/')[0],
      ),
    );
    expect(imported).toContain('demo');
    expect([...new Set(imported)].filter((folder) => !copied.includes(folder))).toEqual([]);
  },
);
