import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, exitCodeOf, startProcess } from '../child-process.ts';
import { pathOfServers } from '../on-path.ts';

/** A page as it goes over the wire. */
export interface PageOnTheWire {
  body: Buffer;
  headers: Record<string, string>;
}

/** A running nginx with one worker, as the backend has one thread. */
export interface Nginx {
  stop: () => Promise<void>;
}

/**
 * Starts nginx. At one port it answers with a page's very bytes from a file; at the other it stands before the backend, and
 * keeps what the backend's headers let it keep.
 */
export async function startNginx(
  folder: string,
  {
    page,
    filePort,
    cachePort,
    backend,
  }: { page: PageOnTheWire; filePort: number; cachePort: number; backend: string },
): Promise<Nginx> {
  const files = join(folder, 'files');
  await mkdir(files, { recursive: true });
  await writeFile(join(files, 'page'), page.body);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, configurationFor(folder, { files, page, filePort, cachePort, backend }));
  const child = startProcess('nginx', ['-e', join(folder, 'error.log'), '-c', configuration], {
    stdio: 'ignore',
    variables: { PATH: pathOfServers },
  });
  const ended = exitCodeOf(child);
  const letGo = endWithUs(child);
  for (let attempt = 0; !(await answers(filePort)); attempt += 1) {
    if (attempt > 100 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error('nginx did not start.');
    }
    await pause(50);
  }
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      letGo();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** What nginx writes by itself. */
const ofNginx = new Set(['connection', 'keep-alive', 'date', 'content-length', 'content-type', 'server']);

function configurationFor(
  folder: string,
  {
    files,
    page: { headers },
    filePort,
    cachePort,
    backend,
  }: { files: string; page: PageOnTheWire; filePort: number; cachePort: number; backend: string },
): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ofNginx.has(name))
    .map(([name, value]) => `      add_header ${name} '${value.replaceAll("'", "\\'")}';`);
  // As root it would give its work to a user who may not read the files.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=pages:10m use_temp_path=off;

  server {
    listen 127.0.0.1:${filePort};
    location / {
      root ${files};
      default_type '${headers['content-type'] ?? 'text/html'}';
      rewrite ^ /page break;
${added.join('\n')}
    }
  }

  upstream backend {
    server ${new URL(backend).host.replace('localhost', '127.0.0.1')};
    keepalive 8;
  }
  server {
    listen 127.0.0.1:${cachePort};
    location / {
      proxy_pass http://backend;
      proxy_http_version 1.1;
      proxy_set_header connection '';
      proxy_set_header host $host;
      # It answers for the backend by what the backend's headers say, and by nothing else.
      proxy_cache pages;
      # One request fetches a page that has run out, while the others get what is there.
      proxy_cache_lock on;
      proxy_cache_use_stale updating error timeout http_500 http_502 http_503;
      proxy_cache_background_update on;
      add_header x-cache $upstream_cache_status;
    }
  }
}
`;
}
