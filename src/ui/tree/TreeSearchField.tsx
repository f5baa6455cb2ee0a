import Search from 'lucide-react/icons/search';
import { useState, type AriaAttributes, type Ref } from 'react';
import { InputFrame } from '../field/text/InputFrame';
import { useTexts } from '../texts/use-texts';
import { treeTexts } from './texts';
import { isComposition } from '../field/text/composition';

interface TreeSearchFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Attributes of the surrounding field, whose error is described at the search. */
  control?: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id?: string | undefined };
  /** False for nodes that are not found by number. */
  hasNumbers?: boolean;
  /** The text typed, never one still being composed. */
  onQueryChange(query: string): void;
  /** Called when the focus should move to the rows. */
  onLeave(): void;
}

/** Search field of a tree. It searches on every input; ↓ and Enter move to the hits. */
export function TreeSearchField(props: TreeSearchFieldProps) {
  const { ref, label, control, hasNumbers = true, onQueryChange, onLeave } = props;
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
          placeholder={hasNumbers ? t.hint : t.nameHint}
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
