import { useEffect, useState } from 'react';

import type { Dialog, DialogProps } from './Dialog.tsx';

/** The dialog for screens: its code comes with the first one. Where it did not come this throws, and asks again when it is drawn anew. */
export function LazyDialog(props: DialogProps) {
  const [Loaded, setLoaded] = useState<typeof Dialog>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    import('./Dialog.tsx').then((module) => setLoaded(() => module.Dialog), setError);
  }, []);
  if (error !== undefined) throw error;
  return Loaded && <Loaded {...props} />;
}
