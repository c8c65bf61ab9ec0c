import { useSessionStorage } from '@mantine/hooks';

/** What was typed for a text that is not written yet. */
interface Unwritten {
  /** Its key, if that was typed, too. */
  readonly key?: string;
  readonly wantsForms?: boolean;
  /** By language and plural form; the form of any other number is that of a text without forms. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Keeps what is typed for a text in this tab until it is written, whatever closes its dialog. */
export function useUnwritten({
  key,
  english,
  file,
  field,
}: {
  readonly key: string;
  readonly english: string;
  readonly file: string;
  readonly field: string;
}) {
  const [kept, keep, forget] = useSessionStorage<Unwritten>({
    key: `karat-studio-text ${file} ${field} ${key} ${english}`,
    defaultValue: { texts: {} },
    getInitialValueInEffect: false,
  });
  const texts = english === '' ? kept.texts : { 'en ': english, ...kept.texts };
  const unwritten: Unwritten = { ...kept, texts };
  return [unwritten, (part: Partial<Unwritten>) => keep({ ...unwritten, ...part }), forget] as const;
}
