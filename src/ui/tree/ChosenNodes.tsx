import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { Tree } from '../../domain/tree';
import { Button } from '../button/Button';
import { useTexts } from '../texts/use-texts';
import { treeTexts } from './texts';

/** Maximum number of selected nodes listed by name; the user removes the rest in the tree. */
const MOST_NAMED = 30;

interface ChosenNodesProps {
  tree: Tree;
  value: readonly string[];
  onChange(value: string[]): void;
  /** Called when the last node was removed, so that the caller moves the focus. */
  onLast(): void;
}

/** Selected nodes with a button to remove each, and one for all. */
export function ChosenNodes({ tree, value, onChange, onLast }: ChosenNodesProps) {
  const t = useTexts(treeTexts);
  const list = useRef<HTMLUListElement>(null);
  if (value.length === 0) return null;
  const remove = (no: string, at: number) => {
    // the button disappears with its tag, so the focus moves to the next one
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const beside = buttons[at + 1] ?? buttons[at - 1];
    onChange(value.filter((other) => other !== no));
    if (beside) beside.focus();
    else onLast();
  };
  return (
    <div className="tp-tree-chosen">
      <ul ref={list} aria-label={t.chosen}>
        {value.slice(0, MOST_NAMED).map((no, at) => {
          const name = tree.items[tree.placeOf(no)]?.node.name ?? no;
          return (
            <li key={no}>
              <span title={name}>{name}</span>
              <button type="button" aria-label={t.remove(name)} onClick={() => remove(no, at)}>
                <X aria-hidden />
              </button>
            </li>
          );
        })}
        {value.length > MOST_NAMED && <li className="more">{t.more(value.length - MOST_NAMED)}</li>}
      </ul>
      <Button
        size="small"
        variant="text"
        onClick={() => {
          onChange([]);
          onLast();
        }}
      >
        {t.clear}
      </Button>
    </div>
  );
}
