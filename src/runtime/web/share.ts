/** How long a file to save is kept for the browser, ms. */
const timeToRead = 60_000;

/** Offers data to other apps; false if the browser cannot share it, true also if the user decided not to. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    if (data.files && !navigator.canShare(data)) return false;
    // Missing in some browsers: the call fails then.
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Saves a file under a name, once its content is there. */
export async function save(name: string, content: Blob | Promise<Blob>): Promise<void> {
  const address = URL.createObjectURL(await content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), timeToRead);
}
