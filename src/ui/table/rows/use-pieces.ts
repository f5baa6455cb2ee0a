import { useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../layout/focus/after-frame';
import { FEWEST, nextPiece, withMore } from './pieces';

interface WithId {
  id: string;
}

interface Drawn {
  of: readonly WithId[];
  ids: ReadonlySet<string>;
}

/**
 * The ids of the rows that are drawn: a few at once, the others with the frames that follow, so that the page answers
 * meanwhile. What is drawn already stays so for as long as it is among the rows. `isWhole`: all of them, now.
 */
export function usePieces(rows: readonly WithId[], isWhole: boolean): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<Drawn>({ of: [], ids: new Set() });
  const piece = useRef(FEWEST);
  // ms, as the piece before was begun
  const begun = useRef<number>(undefined);
  const isMore = rows.some(({ id }) => !drawn.ids.has(id));
  useEffect(() => {
    if (!isMore) {
      piece.current = FEWEST;
      begun.current = undefined;
      return undefined;
    }
    return afterFrame(() => {
      const now = performance.now();
      if (begun.current !== undefined) piece.current = nextPiece(piece.current, now - begun.current);
      begun.current = now;
      setDrawn({ of: rows, ids: withMore(drawn.ids, rows, piece.current) });
    });
  }, [rows, drawn, isMore]);
  // nobody waits for a frame of a page that is not shown
  const most = isWhole || document.hidden ? rows.length : FEWEST;
  if (drawn.of === rows && (most === FEWEST || !isMore)) return drawn.ids;
  const now = { of: rows, ids: withMore(drawn.ids, rows, most) };
  setDrawn(now);
  return now.ids;
}
