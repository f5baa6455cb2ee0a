import { useEffect, useRef, useState } from 'react';
import { AVATAR_SIDE, queryAvatar } from '../../contract/personal-info/avatar';
import { useSheet } from '../../ui/tokens/root';
import { useCall } from '../data/use-call';
import avatarCss from './staff-avatar.css?inline';

interface Props {
  staffNO: string;
  staffName: string;
  size: 'small' | 'large';
  /** Accessible name, where no name stands beside the picture. */
  label?: string;
}

/** Round picture of an employee; the first character of their name where there is none. */
export function StaffAvatar({ staffNO, staffName, size, label }: Props) {
  useSheet(avatarCss);
  const { data } = useCall(queryAvatar, { staffNO }, { quiet: true });
  const webp = data?.webp ?? null;
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`tp-avatar ${size}`} {...naming}>
      {webp === null ? [...staffName][0] : <Picture key={webp} webp={webp} />}
    </span>
  );
}

/**
 * Draws the picture on a canvas, because a page's policy may restrict images to its own origin, which excludes blob
 * URLs.
 */
function Picture({ webp }: { webp: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isOver = false;
    async function draw(): Promise<void> {
      const bitmap = await createImageBitmap(blobOf(webp));
      if (!isOver) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
      bitmap.close();
    }
    draw().catch(() => isOver || setLost(true));
    return () => void (isOver = true);
  }, [webp]);
  return isLost ? null : <canvas ref={canvas} width={AVATAR_SIDE} height={AVATAR_SIDE} />;
}

const blobOf = (webp: string): Blob =>
  new Blob([Uint8Array.from(atob(webp), (sign) => sign.charCodeAt(0))], { type: 'image/webp' });
