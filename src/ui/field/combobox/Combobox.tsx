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

/**
 * A text field that chooses from a list: opens on focus, unless its value was refused, on a press, ↓ and typing. Enter
 * or Tab takes the active option.
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
  /** The options that are drawn. */
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
