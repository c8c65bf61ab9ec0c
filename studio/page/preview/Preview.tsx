import { Group, NativeSelect, SegmentedControl, Stack, Switch } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';

import { type Asked, told } from '../../preview/messages.ts';
import type { State } from '../answers.ts';
import { addressOf, firstLook, type Look, schemes, users, widths } from './look.ts';
import styles from './Preview.module.css';
import { spotlight } from '@mantine/spotlight';

/** The app as it would be with the changes, as a chosen user sees it. */
export function Preview({
  state,
  file,
  outlined,
  onTap,
}: {
  state: State;
  file: string;
  outlined: string | undefined;
  onTap: (file: string, pointer: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [look, setLook] = useState<Look>(firstLook);
  const [selects, setSelects] = useState(false);
  const path = pathOfFile(file) ?? '/wallet';
  const [first] = useState(path);
  const { preview } = state;
  const send = useCallback(
    (message: Asked): void => frame.current?.contentWindow?.postMessage(message, preview),
    [preview],
  );
  const change = (part: Partial<Look>): void => setLook({ ...look, ...part });

  useEffect(() => {
    const take = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin !== preview) return;
      const message = told.safeParse(data);
      if (!message.success) return;
      switch (message.data.studio) {
        case 'tapped': {
          const [place] = message.data.places;
          const [, name = '', pointer = ''] = /^config\/(.+)\.json (.*)$/.exec(place ?? '') ?? [];
          if (name !== '') onTap(name, pointer);
          break;
        }
        case 'shown':
          // A page that has just loaded knows nothing of the choice.
          if (message.data.version === 0) send({ studio: 'mode', selects });
          else document.documentElement.dataset['shownVersion'] = String(message.data.version);
          break;
        case 'key':
          spotlight.open();
          break;
      }
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, [preview, onTap, send, selects]);
  useEffect(() => send({ studio: 'mode', selects }), [send, selects]);
  useEffect(() => send({ studio: 'outline', place: outlined }), [send, outlined]);
  useEffect(() => {
    const own = pathOfFile(file);
    if (own !== undefined) send({ studio: 'open', path: own });
  }, [send, file]);
  const address = addressOf(preview, look, first);
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <NativeSelect
          label="Language"
          value={look.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
          data={state.languages.map(({ code, label }) => ({ value: code, label }))}
        />
        <NativeSelect
          label="User"
          value={look.user}
          onChange={(event) => change({ user: event.currentTarget.value })}
          data={[...users]}
        />
        <NativeSelect
          label="Width"
          value={look.width}
          onChange={(event) => change({ width: Number(event.currentTarget.value) })}
          data={widths.map((width) => ({ value: String(width), label: `${width} px` }))}
        />
      </Group>
      <Group gap="xs">
        <SegmentedControl
          aria-label="Runtime"
          size="xs"
          data={[
            { value: 'web', label: 'Web' },
            { value: 'messenger', label: 'Messenger' },
          ]}
          value={look.runtime}
          onChange={(runtime) => change({ runtime: runtime === 'messenger' ? 'messenger' : 'web' })}
        />
        <SegmentedControl
          aria-label="Scheme"
          size="xs"
          data={[...schemes]}
          value={look.scheme}
          onChange={(scheme) => change({ scheme: scheme === 'light' ? 'light' : 'dark' })}
        />
        <Switch label="Tap to edit" checked={selects} onChange={(event) => setSelects(event.currentTarget.checked)} />
      </Group>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app needs its storage; its origin is not that of this page */}
      <iframe
        key={address}
        ref={frame}
        className={styles.frame}
        title="The app with the changes"
        width={look.width}
        src={address}
        allow="clipboard-write"
      />
    </Stack>
  );
}

/** The path of the screen in a file; undefined for another file. */
function pathOfFile(file: string): string | undefined {
  const [, name] = /^screens\/(.+)$/.exec(file) ?? [];
  return name === undefined ? undefined : name === 'index' ? '/' : `/${name}`;
}
