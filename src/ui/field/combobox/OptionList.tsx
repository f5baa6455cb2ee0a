import { Fragment, useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../tokens/class-names';
import type { OptionGroup } from './option-moves';
import { useTexts } from '../../texts/use-texts';
import { comboboxTexts } from '../texts';

export interface OptionListProps<T> {
  id: string;
  /** Filled with the rendered options in order. */
  elementsRef: RefObject<(HTMLElement | null)[]>;
  groups: readonly OptionGroup<T>[];
  /** Index across all groups; -1 for none. */
  active: number;
  optionKey(option: T): string;
  isSelected(option: T): boolean;
  renderOption(option: T): ReactNode;
  onPoint(index: number): void;
  onPick(option: T): void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Listbox of a combobox. The focus stays in the text field, which references the active option. */
export function OptionList<T>(props: OptionListProps<T>) {
  const { id, elementsRef, groups, active } = props;
  const t = useTexts(comboboxTexts);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    elementsRef.current = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  });
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );

  return (
    // a scrolling list without stops inside would be a stop of its own
    <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={t.options} className="tp-options">
      {groups.map((group, groupAt) => {
        const first = starts[groupAt] ?? 0;
        const options = group.options.map((option, at) => (
          <Option key={props.optionKey(option)} {...props} option={option} index={first + at} />
        ));
        if (group.options.length === 0) return null;
        if (group.heading === undefined) return <Fragment key={first}>{options}</Fragment>;
        const { columns = 1 } = group;
        return (
          <div key={group.heading} role="group" aria-label={group.heading} className="tp-option-group">
            <div className="tp-option-heading" aria-hidden="true">
              {group.heading}
            </div>
            <div
              role="presentation"
              className={columns > 1 ? 'tp-option-grid' : undefined}
              style={columns > 1 ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
            >
              {options}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Option<T>(props: OptionListProps<T> & { option: T; index: number }) {
  const { id, option, index, active, onPoint, onPick } = props;
  return (
    // the text field has the focus and the keys
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={optionId(id, index)}
      role="option"
      aria-selected={props.isSelected(option)}
      data-active={index === active ? '' : undefined}
      className="tp-option"
      // pressing must not move the focus out of the text field
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={() => {
        if (index !== active) onPoint(index);
      }}
      onClick={() => onPick(option)}
    >
      {props.renderOption(option)}
    </div>
  );
}

interface OptionRowProps {
  name: string;
  /** Distinguishes options of the same name. */
  hint?: string;
  code: string;
  className?: string | undefined;
}

/** An option with a code in the list of a combobox. */
export function OptionRow({ name, hint = '', code, className }: OptionRowProps) {
  return (
    <span className={classNames('tp-option-row', className)}>
      <span className="tp-option-name">{name}</span>
      {hint !== '' && <span className="tp-option-hint">{hint}</span>}
      <span className="tp-option-code">{code}</span>
    </span>
  );
}
