import { apiPaths, cacheControl, type Host, type Site } from '../site.ts';

/** A Caddyfile for Caddy 2.6 or newer, which fetches the certificates itself. */
export function caddyConfiguration({ hosts, out }: Site): string {
  return `# Written by \`npm run deploy\`.\n${hosts.map((host) => siteBlock(host, out)).join('\n\n')}\n`;
}

function siteBlock({ name, headers, hasApi }: Host, out: string): string {
  const hidden = String.raw`/\.|\.(br|gz)$` + (hasApi ? '' : `|^/(${apiPaths.join('|')})(/|$)`);
  // In a route the directives keep their order; elsewhere Caddy sorts them.
  const lines = [
    'header {',
    ...Object.entries(headers).map(([header, text]) => `  ${header} "${text}"`),
    '}',
    `@hidden path_regexp ${hidden}`,
    '@absent {',
    '  not file',
    String.raw`  path_regexp \.\w+$`,
    '  not header accept *text/html*',
    '}',
    'route {',
    `  root * ${out}/current`,
    '  error @hidden 404',
    '  handle /assets/* {',
    `    root * ${out}`,
    `    header cache-control "${cacheControl.assets}"`,
    '    file_server {',
    '      precompressed br gzip',
    '    }',
    '  }',
    '  error @absent 404',
    `  header cache-control "${cacheControl.others}"`,
    '  encode gzip',
    '  try_files {path} /index.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    'handle_errors {',
    '  header -cache-control',
    '  respond "{err.status_code}"',
    '}',
  ];
  return [`${name} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}
