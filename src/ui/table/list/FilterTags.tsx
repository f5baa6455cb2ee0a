import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

/** One filter that narrows a list. */
export interface FilterTag {
  /** Name of the filter, once in a list. */
  label: string;
  value: string;
  remove(): void;
}

/** What narrows a list, each to be undone by itself. */
export function FilterTags({ tags, onLast }: { tags: readonly FilterTag[]; onLast(): void }) {
  const t = useTexts(tableTexts);
  const all = useRef<HTMLUListElement>(null);
  const remove = (tag: FilterTag, at: number) => {
    // the button goes with its tag: the keyboard stays at the one beside it
    const buttons = [...(all.current?.querySelectorAll('button') ?? [])];
    const beside = buttons[at + 1] ?? buttons[at - 1];
    tag.remove();
    if (beside) beside.focus();
    else onLast();
  };
  return (
    <ul ref={all} className="tp-filter-tags" aria-label={t.narrowedBy}>
      {tags.map((tag, at) => {
        const words = t.filterTag(tag.label, tag.value);
        return (
          <li key={tag.label}>
            <span title={words}>{words}</span>
            <button type="button" aria-label={t.removeFilter(words)} onClick={() => remove(tag, at)}>
              <X aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
