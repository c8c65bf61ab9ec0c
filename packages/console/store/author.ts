/** Who makes a commit. */
export interface Author {
  /** As the provider knows somebody; undefined in what was kept before that was noted, and of the console itself. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly email: string;
}

const line = /(?:^|\n)Console-Person: ([^\n]+)$/;

/** A message that says at its end who its author is, without characters that would end an entry where the log is read. */
export function signedMessage(message: string, author: Author | undefined): string {
  const text = message.replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
  return author?.id === undefined ? text : `${text.trimEnd()}\n\nConsole-Person: ${author.id}\n`;
}

/** What {@link signedMessage} has made, without its subject: the text, and who its author is. */
export function readSigned(body: string): { readonly text: string; readonly id: string | undefined } {
  const signed = body.trim();
  return { text: signed.replace(line, '').trim(), id: line.exec(signed)?.[1] };
}
