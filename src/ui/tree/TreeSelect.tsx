import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useMemo, useRef, useState } from 'react';
import type { TreeNode } from '../../domain/tree';
import { useFieldControl } from '../field/field-context';
import { InputFrame } from '../field/text/InputFrame';
import { useFloatingSoon, warmUpFloating } from '../overlay/floating-code';
import { Popover } from '../overlay/Popover';
import { useTexts } from '../texts/use-texts';
import { useSheet } from '../tokens/root';
import { treeTexts } from './texts';
import { treeOf } from './tree-of';
import { TreePanel } from './TreePanel';
import treeSelectCss from './tree-select.css?inline';

export type { TreeNode };

export interface TreeSelectProps {
  /** What is chosen; the name of the button where no field is around it. */
  label: string;
  nodes: readonly TreeNode[];
  /** false: a flat list, whatever parents the nodes name. */
  isTree?: boolean;
  /** Numbers. A node is chosen with all below it; those are not named beside it and cannot be taken out alone. */
  value: readonly string[];
  onChange(value: string[]): void;
  /** Stands where nothing is chosen; 请选择 if left out. */
  placeholder?: string;
  /** The nodes are on their way. */
  loading?: boolean;
  /** Why there are no nodes. */
  error?: string;
  onRetry?: () => void;
  /** The nodes are wanted. */
  onOpen?: () => void;
  /** How many may be chosen. */
  most?: number;
  /** One alone may be, by itself: another takes its place, and the panel closes. */
  single?: boolean;
}

/**
 * Chooses several from tens of thousands, or one, in a tree or a list: a button that says what is chosen and opens them, to
 * be searched by name, 拼音, 首字母 and number. Every choice holds at once.
 */
export function TreeSelect(props: TreeSelectProps) {
  const { label, nodes, isTree = true, placeholder, value, onOpen } = props;
  useSheet(treeSelectCss);
  useFloatingSoon();
  const t = useTexts(treeTexts);
  const control = useFieldControl({});
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [first] = value;
  const firstName = useMemo(() => nodes.find(({ no }) => no === first)?.name ?? first, [nodes, first]);

  /** At a sign of the user: with many nodes it would be felt on opening. */
  function warmUp(): void {
    warmUpFloating();
    treeOf(nodes, isTree);
  }
  function toggle(): void {
    if (open) return setOpen(false);
    // Safari gives no focus to a button that is pressed, and the panel gives it back to what had it
    button.current?.focus();
    setOpen(true);
    onOpen?.();
  }
  return (
    <>
      <InputFrame ref={frame} invalid={Boolean(control['aria-invalid'])} className="tp-tree-field">
        <button
          {...control}
          ref={button}
          type="button"
          // a button is named by its text: what is chosen would not be heard beside the label
          role="combobox"
          aria-label={control.id === undefined ? label : undefined}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={toggle}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || open) return;
            event.preventDefault();
            toggle();
          }}
        >
          {firstName === undefined ? (
            <span className="tp-tree-placeholder">{placeholder ?? t.choose}</span>
          ) : (
            <span className="tp-tree-value">
              {value.length > 1 ? t.several(firstName, value.length) : firstName}
            </span>
          )}
          <ChevronDown />
        </button>
      </InputFrame>
      {open && (
        <Popover
          id={panelId}
          anchor={frame}
          matchWidth
          sheet
          role="dialog"
          aria-label={label}
          className="tp-tree-panel"
          onClose={() => setOpen(false)}
        >
          <TreePanel {...props} onChosen={() => setOpen(false)} />
        </Popover>
      )}
    </>
  );
}
