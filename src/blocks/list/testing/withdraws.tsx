import { IconInbox } from '@tabler/icons-react';

import Plain from '../../../cells/plain/Plain.tsx';
import type { ListModule } from 'engine/runtime/screen-model.ts';

/** A list of withdrawals whose pages `fetchPage` answers; a row shows the number of its entry. */
export function withdrawsFrom(fetchPage: ListModule['fetchPage']): ListModule {
  return {
    parameters: {},
    data: {},
    operation: 'withdraws',
    with: { token: 'xaut' },
    label: 'send.history',
    row: { title: [{ component: () => <Plain value="$row.id" prefix="#" />, props: {} }], detail: [] },
    empty: { icon: IconInbox, title: 'send.noHistory', message: 'send.noHistoryHint' },
    fetchPage,
    options: (parameters) => ({
      queryKey: ['withdraws', parameters],
      queryFn: ({ signal }) => fetchPage(parameters, { signal }),
    }),
  };
}
