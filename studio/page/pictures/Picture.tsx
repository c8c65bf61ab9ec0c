import { Badge, Text } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { useEffect, useState } from 'react';

import { messageFromPreview } from '../../preview/messages.ts';
import { type Look, addressOf } from '../preview/look.ts';
import styles from './Pictures.module.css';
import { takeTurn } from './turns.ts';

/** The size at which the app is drawn, px; a picture shows it at half of that. */
const height = 800;

/** The app as one user sees one screen, live, with what is wrong with how it looks. It is drawn while it is in sight. */
export function Picture({ title, origin, look, path }: { title: string; origin: string; look: Look; path: string }) {
  const { ref, inViewport } = useInViewport<HTMLElement>();
  const [isDrawn, setIsDrawn] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>();
  useEffect(() => {
    if (!inViewport) return undefined;
    const endTurn = takeTurn(() => setIsDrawn(true));
    const take = ({ origin: from, data }: MessageEvent<unknown>): void => {
      const message = messageFromPreview.safeParse(data);
      if (from !== origin || message.data?.studio !== 'checked') return;
      endTurn();
      setProblems(message.data.problems);
    };
    addEventListener('message', take);
    return () => {
      removeEventListener('message', take);
      endTurn();
      setIsDrawn(false);
    };
  }, [inViewport, origin]);
  return (
    <figure ref={ref} className={styles.picture} data-picture={problems ? 'shown' : 'waits'}>
      <div className={styles.window} style={{ inlineSize: look.width / 2, blockSize: height / 2 }}>
        {isDrawn && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the app needs its storage; its origin is not that of this page
          <iframe
            className={styles.app}
            title={title}
            width={look.width}
            height={height}
            src={addressOf(origin, look, path)}
          />
        )}
      </div>
      <figcaption>
        <Text size="sm">{title}</Text>
        {problems?.map((problem) => (
          <Badge key={problem} color="red" className={styles.problem}>
            {problem}
          </Badge>
        ))}
      </figcaption>
    </figure>
  );
}
