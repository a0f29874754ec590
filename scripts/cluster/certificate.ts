import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOrThrow } from '../run.ts';

/** The files of a certificate for this machine. */
export interface Certificate {
  /** The certificate alone, for those who have to believe it. */
  certificate: string;
  /** Certificate and key in one file, as HAProxy reads them. */
  withKey: string;
}

/** Makes a certificate for `localhost` that signs itself, valid for 30 days, in a folder. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const certificate = join(folder, 'localhost.pem');
  const withKey = join(folder, 'localhost-with-key.pem');
  await runOrThrow('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', withKey, '-out', certificate],
  ]);
  // The key's file becomes both: HAProxy reads the parts in any order.
  await appendFile(withKey, await readFile(certificate));
  return { certificate, withKey };
}
