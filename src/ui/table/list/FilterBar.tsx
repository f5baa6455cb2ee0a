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
  /** Name of the search. */
  label: string;
  keyword: string;
  /** What a keyword may be. */
  placeholder: string;
  /** The keyword as it was sent off, without blanks around it; the other fields count as they are changed. */
  onSearch(keyword: string): void;
  /** Something narrows the list: it can be undone. */
  isFiltered: boolean;
  onClear(): void;
  /** The fields after the keyword. */
  children: ReactNode;
  /** What narrows the list, but the keyword, where each filter can be undone by itself. */
  tags?: readonly FilterTag[];
  /** Behind the buttons that search and reset. */
  actions?: ReactNode;
}

/** What narrows a list, in one line above it. */
export function FilterBar(props: FilterBarProps) {
  const { label, placeholder, onSearch, isFiltered, onClear, children, tags, actions } = props;
  useSheet(filterBarCss);
  const t = useTexts(tableTexts);
  const [draft, setDraft] = useState({ of: props.keyword, text: props.keyword });
  // what is chosen elsewhere stands here too
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
  /** YYYY-MM-DD or '' for no bound, both included. */
  beginDate: string;
  endDate: string;
}

/** The two fields of a period; neither passes the other. */
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
