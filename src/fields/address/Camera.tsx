import jsQR from 'jsqr';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TextKey } from '../../../generated/words/words.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import styles from './Camera.module.css';

/** The interval between scans, ms. */
const every = 150;
/** The longer side of the scanned image, px; a larger image does not improve recognition. */
const largest = 800;

interface CameraProps {
  readonly onScan: (text: string) => void;
  readonly onClose: () => void;
}

/** A dialog with the camera image, until a QR code is found or it is closed; then the camera is turned off. */
export function Camera({ onScan, onClose }: CameraProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('form.scanHint')} closeLabel={t('action.close')} onClose={onClose}>
      {(close) => (
        <Picture
          onScan={(text) => {
            onScan(text);
            close();
          }}
        />
      )}
    </Dialog>
  );
}

function Picture({ onScan }: Pick<CameraProps, 'onScan'>) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const fault = useCamera(video, onScan);
  if (fault) return <Notice tone="negative">{t(fault)}</Notice>;
  return <video ref={video} className={styles.picture} muted playsInline aria-label={t('form.scanHint')} />;
}

/** Shows the camera in a video and scans it; returns the reason if that is not possible. */
function useCamera(video: RefObject<HTMLVideoElement | null>, onScan: (text: string) => void): TextKey | undefined {
  const [fault, setFault] = useState<TextKey>();
  const found = useEffectEvent(onScan);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let reading: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    const stop = (): void => {
      isGone = true;
      clearInterval(reading);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      // The dialog was closed while the browser asked for permission.
      if (isGone || !element) return stop();
      Object.assign(element, { srcObject: stream });
      await element.play();
      // The dialog was closed while the picture started.
      if (isGone) return;
      const canvas = document.createElement('canvas');
      reading = setInterval(() => {
        const text = textIn(element, canvas);
        if (text === undefined) return;
        stop();
        found(text);
      }, every);
    };
    start().catch((error: unknown) => {
      if (!isGone) setFault(isDenied(error) ? 'form.cameraDenied' : 'form.cameraFailed');
      stop();
    });
    return stop;
  }, [video]);
  return fault;
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

/** The text of the QR code in the current image; undefined without one. */
function textIn(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, largest / Math.max(videoWidth, videoHeight));
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, width, height);
  const read = jsQR(context.getImageData(0, 0, width, height).data, width, height);
  return read === null || read.data === '' ? undefined : read.data;
}
