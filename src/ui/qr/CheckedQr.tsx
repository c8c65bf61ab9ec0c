import { Skeleton } from '@mantine/core';
import jsQR from 'jsqr';
import { QRCodeCanvas } from 'qrcode.react';
import { type RefObject, useEffect, useRef, useState } from 'react';

import { Notice } from '../notice/Notice.tsx';
import styles from './CheckedQr.module.css';

interface CheckedQrProps {
  text: string;
  /** Width and height, px. */
  size: number;
  /** The accessible name of the code. */
  label: string;
  /** Shown instead of the code if it could not be verified. */
  failed: string;
  /** A ref to the canvas, for saving it. */
  canvasRef?: RefObject<HTMLCanvasElement | null>;
}

/**
 * A QR code of error correction level L. It is read back from its pixels and shown only if it contains exactly `text`,
 * as a wrong code would send money to another address.
 */
export function CheckedQr({ text, size, label, failed, canvasRef }: CheckedQrProps) {
  const localRef = useRef<HTMLCanvasElement>(null);
  const canvas = canvasRef ?? localRef;
  const [isRight, setRight] = useState<boolean>();
  useEffect(() => {
    // The QR component draws in its own effect, before this frame.
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

/** A skeleton of a code with its margin; `size` is that of the code, px. */
export function QrSkeleton({ size }: { size: number }) {
  const side = `calc(${size}px + 2 * var(--space-3))`;
  return <Skeleton width={side} height={side} />;
}

/** The text of a QR code on a canvas; undefined if it cannot be read. Adds the quiet zone that the canvas lacks. */
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
