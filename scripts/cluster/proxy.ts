import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, exitCodeOf, startProcess } from '../child-process.ts';
import { pathOfServers } from '../on-path.ts';
import { writeAwayPages } from './away-pages.ts';
import { proxyConfiguration, proxyGroups, type ProxyPlan } from './proxy-configuration.ts';

type Group = keyof typeof proxyGroups;

/** `ready`: takes requests. `drain`: completes those that it has. `maint`: takes none. */
type ServerState = 'ready' | 'drain' | 'maint';

/** HAProxy's commands, as an operator types them. */
export const proxyCommands = {
  /** Says which requests a server gets from now on. */
  setState: (group: Group, server: string, state: ServerState) =>
    `set server ${proxyGroups[group]}/${server} state ${state}`,
  /** Cuts what is open to a server. */
  cut: (group: Group, server: string) => `shutdown sessions server ${proxyGroups[group]}/${server}`,
};

/** A running HAProxy. */
export interface Proxy {
  /** Says which requests a server gets from now on. */
  setState: (group: Group, server: string, state: ServerState) => Promise<void>;
  /** Carries out a command. Throws where it is refused. */
  command: (command: string) => Promise<void>;
  /** How many requests or connections a server has at this moment. */
  inProgress: (group: Group, server: string) => Promise<number>;
  /** Whether its health check lets a server take requests. */
  isUp: (group: Group, server: string) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** Starts HAProxy, and waits until it takes commands. */
export async function startProxy(
  folder: string,
  plan: Omit<ProxyPlan, 'commandSocket' | 'awayPages'>,
  onLine: (line: string) => void,
): Promise<Proxy> {
  const commandSocket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  await rm(commandSocket, { force: true });
  const away = join(folder, 'away');
  await writeAwayPages(away);
  await writeFile(file, proxyConfiguration({ ...plan, commandSocket, awayPages: away }));
  const child = startProcess('haproxy', ['-db', '-f', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    variables: { PATH: pathOfServers },
    // A group of its own: Ctrl-C reaches this script alone, which then stops the services in order.
    detached: true,
  });
  child.stderr?.setEncoding('utf8').on('data', onLine);
  const ended = exitCodeOf(child);
  const letGo = endWithUs(child);
  for (let attempt = 0; !existsSync(commandSocket); attempt += 1) {
    if (attempt > 100 || child.exitCode !== null) throw new Error('HAProxy did not start.');
    await pause(50);
  }

  const send = async (command: string) => {
    const socket = connect(commandSocket);
    socket.end(`${command}\n`);
    return text(socket);
  };
  const column = async (group: Group, server: string, name: string) =>
    columnOf(await send('show stat'), `${proxyGroups[group]},${server},`, name);

  return {
    command: (command) => sendOrThrow(send, command),
    setState: (group, server, state) => sendOrThrow(send, proxyCommands.setState(group, server, state)),
    inProgress: async (group, server) => Number(await column(group, server, 'scur')),
    isUp: async (group, server) => (await column(group, server, 'status')).startsWith('UP'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      letGo();
    },
  };
}

/** HAProxy answers a command that it has carried out with an empty line. */
async function sendOrThrow(send: (command: string) => Promise<string>, command: string) {
  const answer = (await send(command)).trim();
  if (answer !== '') throw new Error(`HAProxy refused “${command}”: ${answer}`);
}

/** A value of its statistics, which are lines with commas below a line of names. */
function columnOf(statistics: string, server: string, name: string): string {
  const [names = '', ...lines] = statistics.replace(/^# /, '').split('\n');
  const line = lines.find((one) => one.startsWith(server));
  return line?.split(',')[names.split(',').indexOf(name)] ?? '';
}
