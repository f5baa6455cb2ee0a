import X from 'lucide-react/icons/x';
import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../tokens/class-names';
import dialogCss from './dialog.css?inline';
import { FieldContext } from '../field/field-context';
import { IconButton } from '../button/IconButton';
import { isOutsideBox } from './hold-page';
import { openLayer } from './layers';
import { useSheet } from '../tokens/root';
import { useOverflow } from '../layout/disclosure/use-overflow';
import { useTexts } from '../texts/use-texts';
import { overlayTexts } from './texts';

export interface DialogProps {
  title: string;
  /** Called by the close button, Escape, and a press outside if `dismissible`. The owner unmounts the dialog. */
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  /** `alertdialog` for interrupting boxes: the text is read out and the last button gets the focus. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Maximum widths of 400, 560 and 840 px; boxes are small. In windows below 720 px, medium and large dialogs fill the
   * window.
   */
  size?: 'small' | 'medium' | 'large';
  /** A press outside the dialog closes it. Only for dialogs without input to lose. */
  dismissible?: boolean;
}

const FIRST_FIELD = 'input:enabled, select:enabled, textarea:enabled, [role=combobox]';

/**
 * A modal dialog, open while mounted. The rest of the page is inert. The focus moves to the element marked
 * `data-autofocus`, else to the first field, else to the text (in a box: its last button), and returns on close.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  role = 'dialog',
  size = role === 'alertdialog' ? 'small' : 'medium',
  dismissible = false,
}: DialogProps) {
  useSheet(dialogCss);
  const t = useTexts(overlayTexts);
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(body, 'y');
  const id = useId();
  const close = useEffectEvent(onClose);
  const isBox = role === 'alertdialog';

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    firstFocus(dialog, isBox)?.focus({ preventScroll: true });
    const leave = openLayer({ panel: () => dialog, modal: true, close: () => close() });
    return () => {
      leave();
      dialog.close(); // restores the focus
    };
  }, [isBox]);

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}title`}
      aria-describedby={isBox ? `${id}body` : undefined}
      className={classNames('tp-dialog', size)}
      // the back gesture of phones; Escape is handled like that of any layer
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== ref.current || !event.cancelable) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // a dialog that was removed from the page for a moment is not closed
        if (ref.current && !ref.current.open) onClose();
      }}
      onPointerDown={(event: MouseEvent) => {
        if (dismissible && isOutsideBox(event.currentTarget, event.nativeEvent)) onClose();
      }}
    >
      <FieldContext value={undefined}>
        <header role="presentation">
          <h2 id={`${id}title`}>{title}</h2>
          <IconButton label={t.close} icon={<X />} onClick={onClose} />
        </header>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls is reached by keyboard */}
        <div ref={body} className="tp-dialog-body" tabIndex={scrolls ? 0 : -1}>
          <div id={`${id}body`}>{children}</div>
        </div>
        {footer && <footer role="presentation">{footer}</footer>}
      </FieldContext>
    </dialog>
  );
}

function firstFocus(dialog: HTMLDialogElement, isBox: boolean): HTMLElement | null {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const first = isBox ? 'footer > button:last-of-type' : `.tp-dialog-body :is(${FIRST_FIELD})`;
  return find('[data-autofocus]') ?? find(first) ?? find('.tp-dialog-body');
}
