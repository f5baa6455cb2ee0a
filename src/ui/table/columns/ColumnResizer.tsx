import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isRtl } from '../../field/choice/roving-focus';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

const MIN_WIDTH = 48;
const MAX_WIDTH = 800;
const STEP = 8;
const LARGE_STEP = 40;

export interface ColumnResizerProps {
  /** Name of the column. */
  name: string;
  /** Width in px set by the owner; undefined for the content's width. */
  width: number | undefined;
  /** Called with each width during a drag; undefined restores the initial one. */
  onPreview(width: number | undefined): void;
  /** Called with the final width in px; 0 restores the content's width. */
  onResize(width: number): void;
}

/**
 * Edge between two columns. Resizes by dragging or by the left and right keys (in large steps with Shift). Home
 * minimises the width, Enter or a double click restores the content's width, and up and down move to the edges of the
 * neighbours: all edges of a table share one tab stop.
 */
export function ColumnResizer({ name, width, onPreview, onResize }: ColumnResizerProps) {
  const t = useTexts(tableTexts);
  const drag = useRef<{ x: number; from: number; to: number } | undefined>(undefined);
  const [measured, setMeasured] = useState(MIN_WIDTH);

  const end = (edge: HTMLElement) => {
    const done = drag.current;
    drag.current = undefined;
    delete edge.dataset['dragging'];
    return done;
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const edge = event.currentTarget;
    const from = widthOf(edge);
    drag.current = { x: event.clientX, from, to: from };
    edge.setPointerCapture(event.pointerId);
    edge.dataset['dragging'] = '';
  };
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const way = (clientX - current.x) * (isRtl(currentTarget) ? -1 : 1);
    if (way === 0 && current.to === current.from) return;
    current.to = within(current.from + way);
    onPreview(current.to);
  };
  const onPointerUp = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    const done = end(currentTarget);
    onPreview(undefined);
    if (done && done.to !== done.from) onResize(done.to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const edge = event.currentTarget;
    if (event.key === 'Escape' && drag.current) {
      end(edge);
      onPreview(undefined);
    } else if (!resizeByKey(event, width ?? widthOf(edge), onResize) && !moveToEdge(edge, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t.resize(name)}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width ?? measured}
      aria-valuetext={width === undefined ? t.auto : t.pixels(width)}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Enter"
      tabIndex={-1}
      className="tp-column-resizer"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={({ currentTarget }) => {
        end(currentTarget);
        onPreview(undefined);
      }}
      onDoubleClick={() => onResize(0)}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => {
        setMeasured(widthOf(currentTarget));
        holdTabStop(currentTarget);
      }}
      ref={(edge) => {
        if (edge && !edgesAround(edge).some(({ tabIndex }) => tabIndex === 0)) edge.tabIndex = 0;
      }}
    />
  );
}

/** Returns true when the key resizes the column. */
function resizeByKey(
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>,
  width: number,
  onResize: (width: number) => void,
): boolean {
  const step = (shiftKey ? LARGE_STEP : STEP) * (isRtl(currentTarget) ? -1 : 1);
  if (key === 'ArrowLeft') onResize(within(width - step));
  else if (key === 'ArrowRight') onResize(within(width + step));
  else if (key === 'Home') onResize(MIN_WIDTH);
  else if (key === 'Enter') onResize(0);
  else return false;
  return true;
}

function moveToEdge(edge: HTMLElement, key: string): boolean {
  const edges = edgesAround(edge);
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const next = edges[(edges.indexOf(edge) + step + edges.length) % edges.length];
  if (step === 0 || !next) return false;
  next.focus();
  return true;
}

/** Makes the focused edge the tab stop of the table's edges. */
function holdTabStop(edge: HTMLElement): void {
  for (const other of edgesAround(edge)) other.tabIndex = other === edge ? 0 : -1;
}

const edgesAround = (edge: HTMLElement): HTMLElement[] => [
  ...(edge.closest('tr')?.querySelectorAll<HTMLElement>('.tp-column-resizer') ?? []),
];
const widthOf = (edge: HTMLElement): number => Math.round(edge.closest('th')?.offsetWidth ?? MIN_WIDTH);
const within = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
