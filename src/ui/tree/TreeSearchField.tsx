import Search from 'lucide-react/icons/search';
import { useState, type AriaAttributes, type Ref } from 'react';
import { InputFrame } from '../field/text/InputFrame';
import { useTexts } from '../texts/use-texts';
import { treeTexts } from './texts';
import { isComposition } from '../field/text/composition';

interface TreeSearchFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Of the field around it: what is wrong with it is said where one searches. */
  control?: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id?: string | undefined };
  /** The text typed, never one still being composed. */
  onQueryChange(query: string): void;
  /** On to the rows. */
  onLeave(): void;
}

/** What is typed here is looked for at once; ↓ and Enter lead to what was found. */
export function TreeSearchField({ ref, label, control, onQueryChange, onLeave }: TreeSearchFieldProps) {
  const t = useTexts(treeTexts);
  const [text, setText] = useState('');
  return (
    <div className="tp-tree-search">
      <InputFrame prefix={<Search />}>
        <input
          {...control}
          ref={ref}
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={label}
          placeholder={t.hint}
          value={text}
          onChange={({ target, nativeEvent }) => {
            setText(target.value);
            if (!isComposition(nativeEvent)) onQueryChange(target.value);
          }}
          onCompositionEnd={(event) => onQueryChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isComposition(event)) return;
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            onLeave();
          }}
        />
      </InputFrame>
    </div>
  );
}
