import { useEffect, useRef, useState } from 'react';
import { afterFrame } from '../../layout/focus/after-frame';
import { FEWEST, nextBatchSize, withMore } from './row-batches';

interface WithId {
  id: string;
}

interface Drawn {
  of: readonly WithId[];
  ids: ReadonlySet<string>;
}

/**
 * Ids of the rows to render: a first batch at once, the rest in later frames, so that the page stays responsive.
 * Rendered rows stay rendered while they are in the list. `isWhole`: renders all rows at once.
 */
export function useRowBatches(rows: readonly WithId[], isWhole: boolean): ReadonlySet<string> {
  const [drawn, setDrawn] = useState<Drawn>({ of: [], ids: new Set() });
  const piece = useRef(FEWEST);
  // start time of the last batch in ms
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
      if (begun.current !== undefined) piece.current = nextBatchSize(piece.current, now - begun.current);
      begun.current = now;
      setDrawn({ of: rows, ids: withMore(drawn.ids, rows, piece.current) });
    });
  }, [rows, drawn, isMore]);
  // a hidden page gets no frames
  const most = isWhole || document.hidden ? rows.length : FEWEST;
  if (drawn.of === rows && (most === FEWEST || !isMore)) return drawn.ids;
  const now = { of: rows, ids: withMore(drawn.ids, rows, most) };
  setDrawn(now);
  return now.ids;
}
