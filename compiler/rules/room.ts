import stored from '../room.json' with { type: 'json' };
import type { Fault } from 'engine/compiler/report/faults.ts';
import { lettersOf } from 'engine/compiler/read/letters.ts';
import { withoutForm } from 'engine/compiler/texts/plural-forms.ts';
import { remembered } from 'engine/compiler/read/remembered.ts';
import type { SourceFile } from 'engine/compiler/read/source-file.ts';
import { type CheckedFolder, ofEachLanguage } from './rule.ts';

/** The letters that a text has room for on the narrowest phone: in all languages, or by language where they differ. */
export type Room = number | (Readonly<Record<string, number>> & { readonly all: number });
/** The rooms by key; a text that is not here grows with its place, or was never seen. */
export type Rooms = Readonly<Record<string, Room>>;

const rooms: ReadonlyMap<string, Room> = new Map(Object.entries<Room>(stored));

/** The room of a text in a language; undefined where it has no limit. */
export function roomOf(key: string, language: string, of: ReadonlyMap<string, Room> = rooms): number | undefined {
  const room = of.get(withoutForm(key));
  return typeof room === 'object' ? (room[language] ?? room.all) : room;
}

/** No text is longer than there is room for where it stands. */
export function roomFaults({ locales }: CheckedFolder): readonly Fault[] {
  return ofEachLanguage(locales, longIn);
}

const longIn = remembered((file: SourceFile, texts: ReadonlyMap<string, string>, code: string): readonly Fault[] =>
  [...texts].flatMap(([key, text]) => {
    const room = roomOf(key, code);
    if (room === undefined || text.length * 1.5 <= room) return [];
    const letters = Math.ceil(lettersOf(text));
    if (letters <= room) return [];
    return file.fault([key], `is about ${letters} letters long, but a phone has room for ${room} where it stands`);
  }),
);
