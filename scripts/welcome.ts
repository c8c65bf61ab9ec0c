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
  const login = `${site}/sandbox/login?return=${encodeURIComponent(`${site}/`)}`;
  return `
  The app       ${site}
  As demo       ${site}/sandbox/login/as/demo
  Mini-app      http://mini.localhost:${port}/sandbox/messenger?user=demo
                (demo in the frame of a messenger)

  Log in as     ${login}
${demoUsers.map(([name, what]) => `    ${name.padEnd(10)}${what}`).join('\n')}

  Stop with Ctrl+C. What you do is kept in .sandbox/ until you delete it.
`;
}
