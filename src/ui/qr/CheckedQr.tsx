import { Skeleton } from '@mantine/core';
import jsQR from 'jsqr';
import { QRCodeCanvas } from 'qrcode.react';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { Notice } from '../notice/Notice.tsx';
import styles from './CheckedQr.module.css';

interface CheckedQrProps {
  text: string;
  /** Side, px. */
  size: number;
  /** Names the code for people who do not see it. */
  label: string;
  /** Said in its place when it could not be verified. */
  failed: string;
  /** The canvas, for who wants to save it. */
  canvasRef?: RefObject<HTMLCanvasElement | null>;
}

/**
 * A QR code of error correction level L that is read back from its own pixels and shown only when it says `text`: a code
 * that says anything else would lead, or send money, elsewhere.
 */
export function CheckedQr({ text, size, label, failed, canvasRef }: CheckedQrProps) {
  const own = useRef<HTMLCanvasElement>(null);
  const canvas = canvasRef ?? own;
  const [isRight, setRight] = useState<boolean>();
  useEffect(() => {
    // The code is drawn by an effect of its own, before this frame.
    const frame = requestAnimationFrame(() => setRight(canvas.current !== null && read(canvas.current) === text));
    return () => cancelAnimationFrame(frame);
  }, [canvas, text]);
  if (isRight === false) return <Notice tone="warn">{failed}</Notice>;
  return (
    <div className={isRight ? styles.code : `${styles.code} ${styles.hidden}`}>
      <QRCodeCanvas
        ref={canvas}
        value={text}
        size={size}
        level="L"
        boostLevel={false}
        className={styles.canvas}
        role="img"
        aria-label={label}
        data-checked={isRight ? text : undefined}
      />
    </div>
  );
}

/** A code in waiting, with the margin of one; `size` as of the code, px. */
export function QrSkeleton({ size }: { size: number }) {
  const side = `calc(${size}px + 2 * var(--space-3))`;
  return <Skeleton width={side} height={side} />;
}

/** What a QR code on a canvas says, or undefined when it cannot be read. The canvas has no quiet zone, so one is added. */
function read(canvas: HTMLCanvasElement): string | undefined {
  const margin = Math.ceil(canvas.width / 8);
  const side = canvas.width + 2 * margin;
  const copy = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = copy.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.drawImage(canvas, margin, margin);
  return jsQR(context.getImageData(0, 0, side, side).data, side, side)?.data;
}
