import Search from 'lucide-react/icons/search';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../button/Button';
import { classNames } from '../../tokens/class-names';
import { DateField } from '../../date/DateField';
import { Field } from '../../field/Field';
import filterBarCss from './filter-bar.css?inline';
import { useSheet } from '../../tokens/root';
import { FilterTags, type FilterTag } from './FilterTags';
import { TextInput } from '../../field/text/TextInput';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

export interface FilterBarProps {
  /** Accessible name of the search. */
  label: string;
  keyword: string;
  /** Names the accepted keywords. */
  placeholder: string;
  /** Called with the submitted keyword, trimmed; the other filters apply when they change. */
  onSearch(keyword: string): void;
  /** True while a filter is active: shows the reset. */
  isFiltered: boolean;
  onClear(): void;
  /** Fields after the keyword. */
  children: ReactNode;
  /** Active filters except the keyword, each removable. */
  tags?: readonly FilterTag[];
  /** Actions after the search and reset buttons. */
  actions?: ReactNode;
}

/** Filters of a list in one line above it. */
export function FilterBar(props: FilterBarProps) {
  const { label, placeholder, onSearch, isFiltered, onClear, children, tags, actions } = props;
  useSheet(filterBarCss);
  const t = useTexts(tableTexts);
  const [draft, setDraft] = useState({ of: props.keyword, text: props.keyword });
  // adopts a keyword that was set from outside
  if (draft.of !== props.keyword) setDraft({ of: props.keyword, text: props.keyword });
  const setKeyword = (text: string) => setDraft({ of: props.keyword, text });
  const [isUnfolded, setUnfolded] = useState(false);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(draft.text.trim());
  };
  const form = useRef<HTMLFormElement>(null);
  const removeKeyword = () => {
    setKeyword('');
    onSearch('');
  };
  const keywordTag = { label: t.keyword, value: props.keyword, remove: removeKeyword };
  const shownTags = tags && (props.keyword === '' ? tags : [keywordTag, ...tags]);
  return (
    <form
      ref={form}
      className={classNames('tp-filters', isUnfolded && 'unfolded')}
      part="filters"
      role="search"
      aria-label={label}
      onSubmit={search}
    >
      <Field label={t.keyword} className="tp-filter-keyword">
        <TextInput
          value={draft.text}
          onChange={setKeyword}
          prefix={<Search />}
          placeholder={placeholder}
          maxLength={50}
        />
      </Field>
      {children}
      <div className="tp-filter-actions">
        <Button type="submit" variant="primary">
          {t.search}
        </Button>
        <Button
          className="tp-filter-fold"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t.filters}
        </Button>
        {isFiltered && (
          <Button
            className="tp-filter-clear"
            onClick={() => {
              setKeyword('');
              onClear();
            }}
          >
            {t.clear}
          </Button>
        )}
        {actions}
      </div>
      {shownTags && shownTags.length > 0 && (
        <FilterTags tags={shownTags} onLast={() => form.current?.querySelector('input')?.focus()} />
      )}
    </form>
  );
}

export interface Period {
  /** YYYY-MM-DD, inclusive; '' for no bound. */
  beginDate: string;
  endDate: string;
}

/** The two date fields of a period; neither may pass the other. */
export function PeriodFields({
  value,
  onChange,
}: {
  value: Period;
  onChange(change: Partial<Period>): void;
}) {
  const t = useTexts(tableTexts);
  const { beginDate, endDate } = value;
  return (
    <>
      <Field label={t.from}>
        <DateField
          value={beginDate}
          onChange={(date) => onChange({ beginDate: date })}
          {...(endDate ? { max: endDate } : {})}
        />
      </Field>
      <Field label={t.to}>
        <DateField
          value={endDate}
          onChange={(date) => onChange({ endDate: date })}
          {...(beginDate ? { min: beginDate } : {})}
        />
      </Field>
    </>
  );
}
