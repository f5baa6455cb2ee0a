import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposition } from '../text/composition';
import type { ComboboxFailure } from './ComboboxPanel';
import { moveInColumns, viewForKey, type OptionGroup, type OptionView } from './option-moves';

/** `active` before any move in the list: the first option for typed text, none otherwise. */
const UNMOVED = -2;
const NO_VIEWS: readonly never[] = [];

interface Options<T> {
  onChange(value: T | null): void;
  groups: readonly OptionGroup<T>[];
  views: readonly OptionView<T>[] | undefined;
  onQueryChange(query: string): void;
  loading: boolean;
  failure: ComboboxFailure | undefined;
  /** Key handler of the field's owner, which takes precedence over the list. */
  onOwnKey: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
}

/** State of a field with a list: typed text, active option and keys. */
export function useCombobox<T>({
  onChange,
  groups: found,
  views = NO_VIEWS,
  onQueryChange,
  loading,
  failure,
  onOwnKey,
}: Options<T>) {
  /** Moves along the list in response to a key. */
  const listKeys = useRef<(event: KeyboardEvent) => void>(null);
  const [open, setOpen] = useState(false);
  /** Text typed since the last choice; null when the field shows the chosen option's text. */
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState(UNMOVED);
  /** Last text reported to the owner. */
  const [query, setQuery] = useState('');

  const [viewAt, setViewAt] = useState(0);
  const shownViews = query === '' ? views : NO_VIEWS;
  const view = Math.min(viewAt, shownViews.length - 1);
  const groups = shownViews[view]?.groups ?? found;
  const options = loading || failure ? [] : groups.flatMap((group) => group.options);
  const isListed = open && options.length > 0;
  const active = Math.min(moved === UNMOVED ? (query ? 0 : -1) : moved, options.length - 1);
  const activeOption = options[active];

  function show(text: string | null): void {
    setOpen(true);
    setTyped(text);
    setMoved(UNMOVED);
  }
  function ask(text: string): void {
    setQuery(text);
    onQueryChange(text);
  }
  function close(): void {
    setOpen(false);
    if (query) ask('');
    setTyped(null);
    setMoved(UNMOVED);
    setViewAt(0);
  }
  function turnTo(to: number, option: number): void {
    setViewAt(to);
    setMoved(option);
  }
  function pick(option: T): void {
    close();
    onChange(option);
  }
  function leave(): void {
    if (typed === '') onChange(null);
    close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onOwnKey?.(event);
    if (event.defaultPrevented || isComposition(event)) return;
    const { key } = event;
    if (!open) {
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault();
        show(null);
      }
      return;
    }
    if (key === 'Enter') {
      event.preventDefault();
      if (activeOption !== undefined) pick(activeOption);
      else if (failure) failure.retry();
    } else if (key === 'Tab') {
      if (activeOption !== undefined) pick(activeOption);
    } else if (options.length > 0 && (!typed || !/Left|Right|Home|End/.test(key))) {
      const turn = viewForKey(shownViews, view, { active, key });
      const next = moveInColumns(groups, active, key);
      if (turn) turnTo(turn.view, turn.option);
      else if (next !== undefined) setMoved(next);
      else return listKeys.current?.(event);
      event.preventDefault();
    }
  }

  return {
    open,
    typed,
    groups,
    views: shownViews,
    view,
    count: options.length,
    isListed,
    active,
    hasActive: activeOption !== undefined,
    listKeys,
    show,
    ask,
    close,
    leave,
    pick,
    move: setMoved,
    turn: (to: number) => turnTo(to, UNMOVED),
    onKeyDown,
  };
}
