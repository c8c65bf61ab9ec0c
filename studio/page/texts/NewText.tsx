import { Button } from '@mantine/core';
import { useState } from 'react';

import { WriteText } from './WriteText.tsx';

/** Adds a text, in all languages at once. */
export function NewText({ onAdded }: { onAdded: (key: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        New text
      </Button>
      {isOpen && (
        <WriteText
          writing={{ key: '', english: '', file: 'app', field: '' }}
          onWritten={onAdded}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
