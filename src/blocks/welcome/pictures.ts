import { useEffect, useState } from 'react';

/** The maximum wait for the pictures, ms (E-08). */
export const maxWait = 1200;

/** Whether every picture has loaded or failed, or the wait has timed out. */
export function useArePicturesThere(addresses: readonly string[]): boolean {
  const [isThere, setIsThere] = useState(false);
  const all = addresses.join(' ');
  useEffect(() => {
    const show = (): void => setIsThere(true);
    const timer = setTimeout(show, maxWait);
    void Promise.allSettled(all.split(' ').map(fetched)).then(show);
    return () => clearTimeout(timer);
  }, [all]);
  return isThere;
}

function fetched(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  return image.decode();
}
