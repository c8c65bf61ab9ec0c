/** The message printed once the app is served on `port`: its addresses, and how to stop it. */
export function welcome(port: number): string {
  const site = `http://localhost:${port}`;
  return `
  The app       ${site}
  As demo       ${site}/sandbox/login/as/demo
  Mini-app      http://mini.localhost:${port}/sandbox/messenger?user=demo
                (demo in the frame of a messenger)
  The sandbox   ${site}/sandbox/
                (all users to sign in as, the time, deposits, rates, faults)

  Stop with Ctrl+C. What you do is kept in .sandbox/ until you delete it.
`;
}
