/** The message printed once the app is served on `port`: its addresses, how to stop it, and the file `db` that keeps what is done. */
export function welcome(port: number, db: string): string {
  const site = `http://localhost:${port}`;
  return `
  The app       ${site}
  As demo       ${site}/sandbox/login/as/demo
  Mini-app      http://mini.localhost:${port}/sandbox/messenger?user=demo
                (demo in the frame of a messenger)
  The sandbox   ${site}/sandbox/
                (all users to sign in as, the time, deposits, rates, faults)

  Stop with Ctrl+C. What you do is kept in ${db} until you delete it.
`;
}
