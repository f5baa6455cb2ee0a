import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classNames } from '../../tokens/class-names';
import type { OptionView } from './option-moves';
import { OptionList, type OptionListProps } from './OptionList';
import { useTexts } from '../../texts/use-texts';
import { comboboxTexts } from '../texts';

export interface ComboboxFailure {
  text: string;
  /** Text of the button, by default 重试; set when it first opens something else, such as the sign-in. */
  action?: string | undefined;
  retry(): void;
}

interface ComboboxPanelProps<T> extends Omit<OptionListProps<T>, 'id'> {
  listId: string;
  views: readonly OptionView<T>[];
  view: number;
  onTurn(view: number): void;
  isListed: boolean;
  count: number;
  loading: boolean;
  failure: ComboboxFailure | undefined;
  emptyText: string | undefined;
}

/** Panel of a combobox: its options, in tabs if there are views, or the reason why there are none. */
export function ComboboxPanel<T>(props: ComboboxPanelProps<T>) {
  const { listId, views, view, isListed, count, loading, failure, emptyText } = props;
  const t = useTexts(comboboxTexts);
  const viewName = views[view]?.name;
  return (
    <>
      {isListed && views.length > 1 && (
        <div role="tablist" tabIndex={-1} aria-label={t.groups} className="tp-combobox-views">
          {views.map(({ name }, at) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={at === view}
              aria-controls={at === view ? listId : undefined}
              // the text field keeps the focus; Page Up and Page Down turn from there
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onTurn(at)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {isListed && (
        <OptionList
          // remounts the list at its top
          key={viewName}
          id={listId}
          elementsRef={props.elementsRef}
          groups={props.groups}
          active={props.active}
          optionKey={props.optionKey}
          isSelected={props.isSelected}
          renderOption={props.renderOption}
          onPoint={props.onPoint}
          onPick={props.onPick}
        />
      )}
      <div role="status" className={isListed ? 'tp-visually-hidden' : 'tp-combobox-status'}>
        {loading && (
          <>
            <LoaderCircle className="tp-spinning" />
            {t.busy}
          </>
        )}
        {!loading && failure && (
          <>
            <span>{failure.text}</span>
            <button
              type="button"
              className="tp-combobox-retry"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={failure.retry}
            >
              {failure.action ?? t.retry}
            </button>
          </>
        )}
        {!loading && !failure && (isListed ? classNames(viewName, t.count(count)) : (emptyText ?? t.none))}
      </div>
    </>
  );
}
