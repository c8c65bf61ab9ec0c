/** Users of the sandbox that every new database holds, and what each is for. */
const demoUsers = [
  ['demo', 'balances, long histories, a network; without a login one is a guest who has the same'],
  ['new', 'nothing at all yet'],
  ['locked', 'a commercial period is running'],
  ['whale', 'a network of 100,000 partners, 20,000 history rows'],
  ['gifted', 'the gift is claimed'],
] as const;

/** What is printed once the app is served on `port`: where it is, who can log in, how to stop. */
export function welcome(port: number): string {
  const site = `http://localhost:${port}`;
  const miniApp = `http://mini.localhost:${port}`;
  const login = `${site}/sandbox/login?return=${encodeURIComponent(`${site}/`)}`;
  return `
  The app       ${site}
  Mini-app      ${site}/sandbox/mini-app?user=demo
                (the same as a messenger shows it, on ${miniApp})

  Log in as     ${login}
${demoUsers.map(([name, what]) => `    ${name.padEnd(10)}${what}`).join('\n')}

  Stop with Ctrl+C. What you do is kept in .sandbox/ until you delete it.
`;
}
