import LoaderCircle from 'lucide-react/icons/loader-circle';
import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import comboboxCss from './combobox.css?inline';
import { useFieldControl } from './field-context';
import { InputFrame } from './InputFrame';
import type { CloseReason } from './layers';
import { moveOption, type OptionGroup } from './option-moves';
import { OptionList, optionId } from './OptionList';
import { Popover } from './Popover';
import { useRoot, useSheet } from './root';

export type { OptionGroup };

export interface ComboboxProps<T> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size' | 'list'
> {
  value: T | null;
  /** An option was chosen; null: the text was emptied. */
  onChange(value: T | null): void;
  /** What to choose from for the current query; the owner filters. */
  groups: readonly OptionGroup<T>[];
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
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** `active` of a list nobody has moved in: the first option of an answer to typed text, none otherwise. */
const UNMOVED = -2;

/** A text field that chooses from a list: opens on focus and typing, Enter or Tab takes the active option. */
export function Combobox<T>({
  value,
  onChange,
  groups,
  onQueryChange,
  optionKey,
  optionText,
  renderOption = optionText,
  loading = false,
  emptyText = '没有匹配的结果',
  prefix,
  suffix,
  className,
  ...rest
}: ComboboxProps<T>) {
  useSheet(comboboxCss);
  const root = useRoot();
  const control = useFieldControl(rest);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const [open, setOpen] = useState(false);
  /** What was typed since the last choice; null: nothing, the chosen option's text shows. */
  const [typed, setTyped] = useState<string | null>(null);
  const [moved, setMoved] = useState(UNMOVED);
  /** What the owner was told last. */
  const [query, setQuery] = useState('');

  const options = loading ? [] : groups.flatMap((group) => group.options);
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
    // 229: Safari ends the composition before the key that ended it
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
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
    } else if (key === 'Tab') {
      if (activeOption !== undefined) pick(activeOption);
    } else if (!loading && (!typed || !/Left|Right/.test(key))) {
      const next = moveOption(groups, active, key);
      if (next === undefined) return;
      event.preventDefault();
      setMoved(next);
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
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) ask(event.target.value);
          }}
          onCompositionEnd={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            rest.onFocus?.(event);
            if (hasFocus.current) return; // the window came back, not the user
            hasFocus.current = true;
            event.currentTarget.select();
            show(null);
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
          className="tp-combobox"
          onClose={(reason: CloseReason) => (reason === 'escape' ? close() : leave())}
        >
          {isListed && (
            <OptionList
              id={listId}
              groups={groups}
              active={active}
              optionKey={optionKey}
              isSelected={(option) => optionKey(option) === selectedKey}
              renderOption={renderOption}
              onPoint={setMoved}
              onPick={pick}
            />
          )}
          <div role="status" className={isListed ? 'tp-visually-hidden' : 'tp-combobox-status'}>
            {loading && (
              <>
                <LoaderCircle className="tp-spinning" />
                正在查询
              </>
            )}
            {!loading && (isListed ? `${options.length} 个选项` : emptyText)}
          </div>
        </Popover>
      )}
    </>
  );
}
