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
import type { TreeSelectProps } from './tree-select-props';

export type { TreeNode };

/**
 * Selects one or several of tens of thousands of nodes in a tree or a list. The button shows the selection and opens a
 * panel with a search by name, 拼音, 首字母 and number. Each selection applies at once.
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

  /** Builds the tree when the user approaches the button, as many nodes would delay the opening. */
  function warmUp(): void {
    warmUpFloating();
    treeOf(nodes, isTree);
  }
  function toggle(): void {
    if (open) return setOpen(false);
    // Safari does not focus a pressed button, and the panel restores the previous focus on closing
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
          // a plain button is named by its text, so the selection would not be announced beside the label
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
