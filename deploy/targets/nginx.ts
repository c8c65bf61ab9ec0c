import { apiPaths, cacheControl, type Host, type Site } from '../site.ts';

/** A configuration for nginx with its brotli modules, to be included in the `http` block. */
export function nginxConfiguration(site: Site): string {
  const names = site.hosts.map(({ name }) => name).join(' ');
  const redirect =
    site.listen === 443
      ? `\n${server(['listen 80;', 'listen [::]:80;', `server_name ${names};`, 'return 301 https://$host$request_uri;'])}\n`
      : '';
  return `# Written by \`npm run deploy\`; include it in the http block. Needs libnginx-mod-http-brotli-filter and -static.
# A missing file is the app's page only for a browser that wants a page.
map $http_accept $karat_missing {
  default /.missing;
  ~text/html /index.html;
}
# The path alone is logged: launch parameters may be secret.
map $request_uri $karat_path {
  ~^(?<karat_before_query>[^?]*) $karat_before_query;
}
log_format karat '$remote_addr [$time_iso8601] "$request_method $karat_path $server_protocol" $status $body_bytes_sent';
${redirect}
${site.hosts.map((host) => server(linesOf(site, host))).join('\n\n')}
`;
}

/** How nginx listens with HTTP/2: a line of its own since version 1.25.1, a word of `listen` before. */
function listenLines({ listen, nginxVersion }: Site): string[] {
  const [major = 0, minor = 0, patch = 0] = nginxVersion.split('.').map(Number);
  const isOlder = major < 1 || (major === 1 && (minor < 25 || (minor === 25 && patch < 1)));
  const ways = isOlder ? 'ssl http2' : 'ssl';
  return [`listen ${listen} ${ways};`, `listen [::]:${listen} ${ways};`, ...(isOlder ? [] : ['http2 on;'])];
}

function linesOf(site: Site, { name, headers, hasApi }: Host): string[] {
  const { out, certificate, key, log } = site;
  // A location with a header of its own loses those around it, so each has them all.
  const secured = Object.entries(headers).map(([header, text]) => `add_header ${header} "${text}" always;`);
  const absent = [...secured, 'return 404;'];
  const page = [...secured, `add_header cache-control "${cacheControl.others}";`];
  return [
    ...listenLines(site),
    `server_name ${name};`,
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'server_tokens off;',
    `access_log ${log} karat;`,
    `root ${out}/current;`,
    'types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; image/webp webp; image/png png; image/avif avif; font/woff2 woff2; application/wasm wasm; }',
    'charset utf-8;',
    'charset_types text/html text/css text/javascript application/json;',
    'gzip_static on;',
    'brotli_static on;',
    'gzip on;',
    'brotli on;',
    ...location(String.raw`~ /\.|\.(br|gz)$`, absent),
    ...(hasApi ? [] : location(`~ ^/(${apiPaths.join('|')})(/|$)`, absent)),
    ...location('~ ^/assets/', [
      ...secured,
      `add_header cache-control "${cacheControl.assets}";`,
      `root ${out};`,
      'try_files $uri =404;',
    ]),
    ...location(String.raw`~ \.\w+$`, [...page, 'try_files $uri $karat_missing;']),
    ...location('/', [...page, 'try_files $uri /index.html;']),
  ];
}

function location(pattern: string, lines: readonly string[]): string[] {
  return [`location ${pattern} {`, ...lines.map((line) => `  ${line}`), '}'];
}

function server(lines: readonly string[]): string {
  return ['server {', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}
