/** How often a file of texts is asked for again, and the first pause, ms, which doubles (product.md §9). */
const [retries, firstPause] = [5, 350];
/** After so long a try is given up, ms, so that a call that is never answered has English stand in. */
const longestTry = 10_000;

/** Texts by their keys. */
export type Texts = Readonly<Record<string, unknown>>;

/** A file of texts under way. */
export interface AskedTexts {
  /** The file; rejects once its last try has failed. */
  readonly texts: Promise<Texts>;
  /** Resolves once a first try has failed. */
  readonly isFailing: Promise<void>;
}

/** Asks for a file of texts, and again where that fails. */
export function askTexts(address: string): AskedTexts {
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
    setTimeout(() => reject(new Error(`no answer in ${longestTry} ms`)), longestTry);
  });
  const read = async (): Promise<Texts> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return Object(await response.json());
  };
  return Promise.race([read(), late]);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
