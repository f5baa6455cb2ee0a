import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { moveRefusal, parentByKey, type MovableNode } from '../../domain/tree-move';
import { useTexts } from '../texts/use-texts';
import { treeTexts } from './texts';

export interface NamedNode extends MovableNode {
  name: string;
}

interface Options {
  /** Visible rows in their order. */
  rows: readonly NamedNode[];
  /** Returns the reason why a node cannot be moved below another; `parentNo` '' is the top level. */
  refusalOf?(no: string, parentNo: string): string | undefined;
  onMove(no: string, parentNo: string): void;
}

/** Node that is being moved: dragged, or cut by keyboard. */
interface CarriedNode {
  no: string;
  by: 'pointer' | 'keys';
}

export type NodeMove = ReturnType<typeof useNodeMove>;

/** Keys that move the active node, for `aria-keyshortcuts`; Command works like Control. */
export const MOVE_KEYS = 'Alt+ArrowLeft Alt+ArrowRight Control+X Control+V';

/**
 * Moves nodes of a tree: by dragging a row onto another, by Alt with ← and →, or by cutting and pasting. Rows carry
 * their number in `data-row`; the drop place for the top level has an empty one.
 */
export function useNodeMove({ rows, refusalOf, onMove }: Options) {
  const t = useTexts(treeTexts);
  const [carried, carry] = useState<CarriedNode>();
  const [over, setOver] = useState<string>();
  /** Announcement of the last event. */
  const [said, say] = useState('');
  const nameOf = (no: string) => rows.find((row) => row.no === no)?.name ?? no;

  function refusal(no: string, parentNo: string): string | undefined {
    const refused = moveRefusal(rows, no, parentNo);
    return refused ? t.moveRefused(refused, nameOf(no)) : refusalOf?.(no, parentNo);
  }
  function end(): void {
    carry(undefined);
    setOver(undefined);
  }
  function put(no: string, parentNo: string): void {
    const refused = refusal(no, parentNo);
    say(refused ?? '');
    end();
    if (refused === undefined) onMove(no, parentNo);
  }
  function moveByArrow(no: string, key: string): void {
    const parentNo = parentByKey(rows, no, key);
    if (parentNo === undefined) say(t.moveNowhere(key === 'ArrowRight', nameOf(no)));
    else put(no, parentNo);
  }
  /** Handles a key and returns true if it moves. `active`: number of the active node. */
  function takesKey(event: KeyboardEvent, active: string): boolean {
    const { key, altKey, shiftKey } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !altKey && !shiftKey;
    const isArrow = altKey && (key === 'ArrowRight' || key === 'ArrowLeft');
    if (isArrow && !event.ctrlKey && !event.metaKey && !shiftKey) moveByArrow(active, key);
    else if (isCommand && key.toLowerCase() === 'x') {
      carry({ no: active, by: 'keys' });
      say(t.moveCut(nameOf(active)));
    } else if (isCommand && key.toLowerCase() === 'v' && carried) put(carried.no, active);
    else if (key === 'Escape' && carried) {
      end();
      say(t.moveGivenUp(nameOf(carried.no)));
    } else return false;
    return true;
  }
  return {
    carried,
    over,
    said,
    say,
    takesKey,
    /** Pastes the cut node at the top level. */
    putOnTop(): void {
      if (carried) put(carried.no, '');
    },
    /** Handlers for the element around the rows and the drop place for the top level. */
    drag: {
      onDragStart(event: DragEvent): void {
        const no = rowAt(event);
        if (!no) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(no));
        carry({ no, by: 'pointer' });
        say('');
      },
      onDragOver(event: DragEvent): void {
        const parentNo = rowAt(event);
        if (carried?.by !== 'pointer') return;
        const refused = parentNo === undefined ? '' : refusal(carried.no, parentNo);
        setOver(refused === undefined ? parentNo : undefined);
        say(refused ?? '');
        if (refused !== undefined) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'move';
      },
      onDrop(event: DragEvent): void {
        const parentNo = rowAt(event);
        if (carried?.by !== 'pointer' || parentNo === undefined) return;
        event.preventDefault();
        put(carried.no, parentNo);
      },
      onDragEnd: end,
    },
  };
}

const rowAt = ({ target }: DragEvent): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-row]')?.dataset['row'];
