import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import comboboxCss from './combobox.css?inline';
import { useFieldControl } from '../field-context';
import { InputFrame } from '../text/InputFrame';
import type { CloseReason } from '../../overlay/layers';
import { ComboboxPanel, type ComboboxFailure } from './ComboboxPanel';
import type { OptionGroup, OptionView } from './option-moves';
import { optionId } from './OptionList';
import { useFloatingSoon, warmUpFloating } from '../../overlay/floating-code';
import { Popover } from '../../overlay/Popover';
import { useRoot, useSheet } from '../../tokens/root';
import { isComposition } from '../text/composition';
import { useCombobox } from './use-combobox';

export type { OptionGroup, OptionView };

export interface ComboboxProps<T> extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'prefix' | 'size' | 'list'
> {
  value: T | null;
  /** Called when an option was chosen; null when the text was cleared. */
  onChange(value: T | null): void;
  /** Options for the current query; the owner filters. */
  groups: readonly OptionGroup<T>[];
  /** Options for an empty query, in tabs that begin with the first; defaults to the groups. */
  views?: readonly OptionView<T>[];
  /** Called with the typed text, except during a composition, and with '' once the list has closed. */
  onQueryChange(query: string): void;
  optionKey(option: T): string;
  /** Text of the field for a chosen option. */
  optionText(option: T): string;
  renderOption?(option: T): ReactNode;
  /** Set while the groups do not match the query yet. */
  loading?: boolean;
  /** Message for empty groups. */
  emptyText?: string;
  /** Set when the options failed to load; Enter and a button retry. */
  failure?: ComboboxFailure | undefined;
  /** In a narrow window the list takes the full width and the height up to the window's edge. */
  sheet?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/**
 * Text field with a list of options. It opens on focus (unless its value is invalid), on a press, on ↓ and on typing.
 * Enter or Tab chooses the active option.
 */
export function Combobox<T>({
  value,
  onChange,
  groups: found,
  views,
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
  /** Rendered options. */
  const elementsRef = useRef<(HTMLElement | null)[]>([]);
  const list = useCombobox({
    onChange,
    groups: found,
    views,
    onQueryChange,
    loading,
    failure,
    onOwnKey: rest.onKeyDown,
  });
  const { open, typed, isListed, active, show, ask, close, leave } = list;
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
          aria-activedescendant={open && list.hasActive ? optionId(listId, active) : undefined}
          value={typed ?? (value === null ? '' : optionText(value))}
          onChange={(event) => {
            show(event.target.value);
            const { nativeEvent } = event;
            if (!isComposition(nativeEvent)) ask(event.target.value);
          }}
          onCompositionEnd={(event) => ask(event.currentTarget.value)}
          onKeyDown={list.onKeyDown}
          onPointerEnter={(event) => {
            rest.onPointerEnter?.(event);
            warmUpFloating();
          }}
          onFocus={(event) => {
            rest.onFocus?.(event);
            if (hasFocus.current) return; // the window regained the focus without an action of the user
            hasFocus.current = true;
            event.currentTarget.select();
            // the error is read first: an open list would cover the content below it
            if (!control['aria-invalid']) show(null);
          }}
          onClick={(event) => {
            rest.onClick?.(event);
            if (typed === null) event.currentTarget.select();
            if (!open) show(typed);
          }}
          onBlur={(event) => {
            if (root.activeElement === event.currentTarget) return; // the window lost the focus, not the field
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
          options={{ elementsRef, active, onMove: list.move, keys: list.listKeys }}
          className={list.views.length > 0 ? 'tp-combobox with-views' : 'tp-combobox'}
          onClose={(reason: CloseReason) => (reason === 'escape' ? close() : leave())}
        >
          <ComboboxPanel
            listId={listId}
            elementsRef={elementsRef}
            groups={list.groups}
            views={list.views}
            view={list.view}
            onTurn={list.turn}
            isListed={isListed}
            count={list.count}
            loading={loading}
            failure={failure}
            emptyText={emptyText}
            active={active}
            optionKey={optionKey}
            isSelected={(option) => optionKey(option) === selectedKey}
            renderOption={renderOption}
            onPoint={list.move}
            onPick={list.pick}
          />
        </Popover>
      )}
    </>
  );
}
