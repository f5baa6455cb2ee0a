import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTexts } from '../../texts/use-texts';
import { tableTexts } from '../texts';

/** An active filter of a list. */
export interface FilterTag {
  /** Name of the filter, unique in a list. */
  label: string;
  value: string;
  remove(): void;
}

/** Active filters of a list, each with a remove button. */
export function FilterTags({ tags, onLast }: { tags: readonly FilterTag[]; onLast(): void }) {
  const t = useTexts(tableTexts);
  const all = useRef<HTMLUListElement>(null);
  const remove = (tag: FilterTag, at: number) => {
    // the removed button had the focus, which moves to its neighbour
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
