/** A page of the site that loads the script of the copy desk. */
export function htmlWithDesk(html: string, desk: string): string {
  const script = `<script type="module" src="${desk}/page.ts"></script>`;
  return html.includes('</head>') ? html.replace('</head>', () => `${script}</head>`) : html;
}

/** A content security policy that lets the copy desk in: its script, what that reads, and its frame. */
export function policyWithDesk(policy: string, desk: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  const wider = ['script-src', 'connect-src', 'frame-src'].reduce(
    (all, name) =>
      all.some((directive) => directive.startsWith(`${name} `))
        ? all.map((directive) =>
            directive.startsWith(`${name} `) ? `${directive.replace(/ 'none'$/, '')} ${desk}` : directive,
          )
        : [...all, `${name} ${desk}`],
    directives.filter((directive) => directive !== ''),
  );
  return wider.join('; ');
}
