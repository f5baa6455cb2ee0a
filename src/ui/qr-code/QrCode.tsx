import { useMemo } from 'react';
import { encode } from 'uqr';
import { useSheet } from '../tokens/root';
import css from './qr-code.css?inline';

/** Modules of quiet zone around the code, as the standard requires. */
const QUIET = 4;

/** A QR code rendered locally, so that its content is not sent anywhere; dark on light in every theme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  useSheet(css);
  const { path, size } = useMemo(() => drawing(text), [text]);
  return (
    <svg className="tp-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** SVG path of the dark modules; neighbours in a row form one rectangle. */
function drawing(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { path: runs.join(''), size };
}
