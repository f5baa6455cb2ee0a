import { useMemo } from 'react';
import { encode } from 'uqr';
import { useSheet } from '../tokens/root';
import css from './qr-code.css?inline';

/** Modules of quiet around the code, as the standard asks for. */
const QUIET = 4;

/** A QR code drawn here, dark on light in every theme: what is scanned goes nowhere else. */
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

/** Each row's dark modules, neighbours together. */
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
