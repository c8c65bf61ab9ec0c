const first = Number(process.env['E2E_PORT'] ?? 4700);

/** The port on this machine for each host of the tests. */
export const ports = {
  'app.karat.test': first,
  'mini.karat.test': first,
  'api.karat.test': first + 1,
  'web.telegram.org': first + 1,
} as const;
