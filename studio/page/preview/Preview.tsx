import { Group, Stack, Switch } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';

import { palette } from '../palette/first-match.ts';
import { type MessageToPreview, messageFromPreview } from '../../preview/messages.ts';
import { type State, anything } from '../answers.ts';
import { call } from '../api.ts';
import { type Look, addressOf } from './look.ts';
import { LookControls } from './LookControls.tsx';
import { pathOfFile } from './path.ts';
import { PreviewAge } from './PreviewAge.tsx';
import styles from './Preview.module.css';

/** The app as it would be with the changes, as a chosen user sees it. */
export function Preview({
  state,
  file,
  look,
  outlined,
  onLook,
  onTap,
}: {
  state: State;
  file: string;
  look: Look;
  outlined: string | undefined;
  onLook: (look: Look) => void;
  onTap: (file: string, pointer: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [selects, setSelects] = useState(false);
  const path = pathOfFile(file) ?? '/wallet';
  const [first, setFirst] = useState(path);
  /** The address that the app shows, or is to show once it has started. */
  const shown = useRef(path);
  const openedFile = useRef(file);
  const [starts, setStarts] = useState(0);
  const [version, setVersion] = useState<number>();
  const { preview } = state;
  const address = addressOf(preview, look, first);
  const key = `${starts} ${address}`;
  /** The frame whose app has started: what is sent before reaches nobody. */
  const hasStarted = useRef<string>(undefined);
  const send = useCallback(
    (message: MessageToPreview): void => {
      const page = frame.current?.contentWindow;
      if (hasStarted.current !== key || !page) return;
      // In the messenger the app stands in a frame of the messenger's page.
      for (const target of [page, ...Array.from({ length: page.length }, (_, index) => page[index])])
        target?.postMessage(message, preview);
    },
    [preview, key],
  );
  const restart = (): void => {
    setFirst(shown.current);
    setStarts(starts + 1);
    setVersion(undefined);
  };
  const change = async (part: Partial<Look>): Promise<void> => {
    const next = { ...look, ...part };
    const { advanceDays, fault } = next;
    if (part.advanceDays !== undefined || part.fault !== undefined) {
      await call('conditions', anything, { advanceDays, fault });
      restart();
    }
    // Another width is no other page.
    if (part.width === undefined) setFirst(shown.current);
    onLook(next);
  };

  useEffect(() => {
    const take = ({ origin, data }: MessageEvent<unknown>): void => {
      if (origin !== preview) return;
      const message = messageFromPreview.safeParse(data);
      if (!message.success) return;
      switch (message.data.studio) {
        case 'tapped': {
          const [place] = message.data.places;
          const [, name = '', pointer = ''] = /^config\/(.+)\.json (.*)$/.exec(place ?? '') ?? [];
          if (name !== '') onTap(name, pointer);
          break;
        }
        case 'shown':
          setVersion(message.data.version);
          // A page that has just started knows nothing of what was chosen meanwhile.
          if (hasStarted.current !== key || message.data.isAnew) {
            const isFirst = hasStarted.current !== key;
            hasStarted.current = key;
            if (isFirst && pathIn(shown.current) !== pathIn(message.data.path))
              send({ studio: 'open', path: shown.current });
            else shown.current = message.data.path;
            send({ studio: 'mode', selects });
            send({ studio: 'outline', place: outlined });
          } else document.documentElement.dataset['shownVersion'] = String(message.data.version);
          break;
        case 'checked':
          break;
        case 'key':
          palette.open();
          break;
      }
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, [preview, onTap, send, selects, outlined, key]);
  useEffect(() => send({ studio: 'mode', selects }), [send, selects]);
  useEffect(() => send({ studio: 'outline', place: outlined }), [send, outlined]);
  useEffect(() => {
    const target = pathOfFile(file);
    if (openedFile.current === file || target === undefined) return;
    openedFile.current = file;
    shown.current = target;
    send({ studio: 'open', path: target });
  }, [send, file]);
  return (
    <Stack gap="xs">
      <LookControls look={look} languages={state.languages} onChange={(part) => void change(part)} />
      <PreviewAge state={state} version={version} onOpen={onTap} onRestart={restart} />
      <Group gap="xs">
        <Switch label="Tap to edit" checked={selects} onChange={(event) => setSelects(event.currentTarget.checked)} />
      </Group>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the app needs its storage; its origin is not that of this page */}
      <iframe
        key={key}
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

const pathIn = (address: string): string => address.replace(/\?.*$/, '');
