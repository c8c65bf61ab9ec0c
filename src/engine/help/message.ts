import { filledLink } from '../../values/links.ts';
import { values } from '../../values/values.ts';

/** The links of an environment (config/environments) that a message to support can take. */
const ways = { mail: 'supportMail', chat: 'supportChat' } as const;

/** What a message says about a transfer, as label and value. It never has an amount, an address or a token. */
export type HelpFact = readonly [label: string, value: string];

/** The message to support: one fact a line, and the app with its version. */
export function helpMessage(facts: readonly HelpFact[], version: string): string {
  const { name, versionLabel } = values.app;
  return [...facts, [version, `${name} ${versionLabel}`]].map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** The address that opens a mail or a chat with the message; undefined if there is none. */
export function helpLink(way: keyof typeof ways, subject: string, message: string): string | undefined {
  if (!values.links.links[ways[way]]) return undefined;
  return filledLink(ways[way], { address: values.app.supportEmail, subject, message: `${message}\n\n` });
}
