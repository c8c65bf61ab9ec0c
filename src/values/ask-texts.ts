import { after } from './after.ts';
import { recordOf } from 'engine/record.ts';

/** The number of retries for a text file, and the first delay, ms, which doubles (I18N-07, I18N-08). */
const [retries, firstPause] = [5, 350];
/** The timeout of an attempt, ms, so that English is shown if there is no response. */
const maxTry = 10_000;

/** Texts by their keys. */
export type Texts = Readonly<Record<string, unknown>>;

/** A text file that is loading. */
export interface LoadingTexts {
  /** The file; rejects once the last attempt has failed. */
  readonly texts: Promise<Texts>;
  /** Resolves once the first attempt has failed. */
  readonly isFailing: Promise<void>;
}

/** Loads a text file, with retries. */
export function askTexts(address: string): LoadingTexts {
  let fail = (): void => undefined;
  const isFailing = new Promise<void>((resolve) => (fail = resolve));
  const texts = (async (): Promise<Texts> => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await textsAt(address);
      } catch (error) {
        fail();
        if (failures === retries) throw error;
        await after(firstPause * 2 ** failures);
      }
    }
  })();
  texts.catch(() => undefined);
  return { texts, isFailing };
}

async function textsAt(address: string): Promise<Texts> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${maxTry} ms`)), maxTry);
  });
  const read = async (): Promise<Texts> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const texts: Texts = recordOf(await response.json());
    if (Object.keys(texts).length === 0) throw new Error('no texts');
    return texts;
  };
  return Promise.race([read(), late]);
}
