/**
 * How PostgreSQL archives a segment of its log, which gets its name once it is whole. One that is there already, since the server
 * was killed before it noted so, is well kept: refused, it would be tried for ever, and the log would fill the disk.
 */
export function archiveCommand(folder: string): string {
  const [kept, begun] = [`"${folder}/%f"`, `"${folder}/%f.part"`];
  return `cmp -s %p ${kept} || { test ! -f ${kept} && cp %p ${begun} && mv ${begun} ${kept}; }`;
}
