import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import comboboxCss from './combobox.css?inline';
import { useFieldControl } from '../field-context';
import { InputFrame } from '../text/InputFrame';
import type { CloseReason } from '../../overlay/layers';
import { ComboboxPanel, type ComboboxFailure } from './ComboboxPanel';
import { moveInColumns, turnView, type OptionGroup, type OptionView } from './option-moves';
import { optionId } from './OptionList';
import { useFloatingSoon, warmUpFloating } from '../../overlay/floating-code';
import { Popover } from '../../overlay/Popover';
import { useRoot, useSheet } from '../../tokens/root';
import { isComposition } from '../text/composition';

export type { OptionGroup, OptionView };

export interface ComboboxProps<T> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size' | 'list'
> {
  value: T | null;
  /** An option was chosen; null: the text was emptied. */
  onChange(value: T | null): void;
  /** What to choose from for the current query; the owner filters. */
  groups: readonly OptionGroup<T>[];
  /** What to choose from while nothing is typed, in tabs of which the first shows first; else the groups. */
  views?: readonly OptionView<T>[];
  /** The text typed, never one still being composed; '' again once the list has closed. */
  onQueryChange(query: string): void;
  optionKey(option: T): string;
  /** What stands in the field once the option is chosen. */
  optionText(option: T): string;
  renderOption?(option: T): ReactNode;
  /** The groups do not answer the query yet. */
  loading?: boolean;
  /** Said when the groups are empty. */
  emptyText?: string;
  /** There is nothing to choose from because it could not be had; Enter and a button try again. */
  failure?: ComboboxFailure | undefined;
  /** Where the window is narrow, the list takes its whole width and the room up to its edge. */
  sheet?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** `active` of a list nobody has moved in: the first option of an answer to typed text, none otherwise. */
const UNMOVED = -2;
const NO_VIEWS: readonly never[] = [];

/**
 * A text field that chooses from a list: opens on focus, unless its value was refused, on a press, ↓ and typing. Enter
 * or Tab takes the active option.
 */
export function Combobox<T>({
  value,
  onChange,
  groups: found,
  views = NO_VIEWS,
  onQueryChange,
  optionKey,
  optionText,
  renderOption = optionText,
  loading = false,
  emptyText,
  failure,
  sheet = false,
  prefix,
  suffix,
  className,
  ...rest
}: ComboboxProps<T>) {
  useSheet(comboboxCss);
  useFloatingSoon();
  const root = useRoot();
  const control = useFieldControl(rest);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  /** The options that are drawn. */
  const elementsRef = useRef<(HTMLElement | null)[]>([]);
  /** What a key does that moves along a list. */
  const listKeys = useRef<(event: KeyboardEvent) => void>(null);
  const [open, setOpen] = useState(false);
  /** What was typed since the last choice; null: nothing, the chosen option's text shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState(UNMOVED);
  /** What the owner was told last. */
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
    rest.onKeyDown?.(event);
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
      const turn = turnView(shownViews, view, { active, key });
      const next = moveInColumns(groups, active, key);
      if (turn) turnTo(turn.view, turn.option);
      else if (next !== undefined) setMoved(next);
      else return listKeys.current?.(event);
      event.preventDefault();
    }
  }

  const selectedKey = value === null ? undefined : optionKey(value);
  return (
    <>
      <InputFrame
        ref={frame}
        prefix={prefix}
        suffix={suffix}
        disabled={rest.disabled}
        invalid={Boolean(control['aria-invalid'])}
        className={className}
      >
        <input
          autoComplete="off"
          spellCheck={false}
          {...rest}
          {...control}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={open && activeOption !== undefined ? optionId(listId, active) : undefined}
          value={typed ?? (value === null ? '' : optionText(value))}
          onChange={(event) => {
            show(event.target.value);
            const { nativeEvent } = event;
            if (!isComposition(nativeEvent)) ask(event.target.value);
          }}
          onCompositionEnd={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPointerEnter={(event) => {
            rest.onPointerEnter?.(event);
            warmUpFloating();
          }}
          onFocus={(event) => {
            rest.onFocus?.(event);
            if (hasFocus.current) return; // the window came back, not the user
            hasFocus.current = true;
            event.currentTarget.select();
            // what is wrong is read first: a list opens over what stands below it
            if (!control['aria-invalid']) show(null);
          }}
          onClick={(event) => {
            rest.onClick?.(event);
            if (typed === null) event.currentTarget.select();
            if (!open) show(typed);
          }}
          onBlur={(event) => {
            if (root.activeElement === event.currentTarget) return; // the window went, not the user
            hasFocus.current = false;
            leave();
            rest.onBlur?.(event);
          }}
        />
      </InputFrame>
      {open && (
        <Popover
          anchor={frame}
          matchWidth
          sheet={sheet}
          options={{ elementsRef, active, onMove: setMoved, keys: listKeys }}
          className={shownViews.length > 0 ? 'tp-combobox with-views' : 'tp-combobox'}
          onClose={(reason: CloseReason) => (reason === 'escape' ? close() : leave())}
        >
          <ComboboxPanel
            listId={listId}
            elementsRef={elementsRef}
            groups={groups}
            views={shownViews}
            view={view}
            onTurn={(to) => turnTo(to, UNMOVED)}
            isListed={isListed}
            count={options.length}
            loading={loading}
            failure={failure}
            emptyText={emptyText}
            active={active}
            optionKey={optionKey}
            isSelected={(option) => optionKey(option) === selectedKey}
            renderOption={renderOption}
            onPoint={setMoved}
            onPick={pick}
          />
        </Popover>
      )}
    </>
  );
}
