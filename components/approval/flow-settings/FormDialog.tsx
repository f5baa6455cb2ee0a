import { useRef, type ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { focusFirstError } from '../../../src/ui/field/focus-first-error';
import { Dialog } from '../../../src/ui/overlay/Dialog';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { flowTexts } from './texts';

interface Props {
  title: string;
  /** Accepts the input. Resolves with false when a field is invalid and shows an error. */
  onConfirm(): Promise<boolean>;
  onClose(): void;
  children: ReactNode;
}

/** Form in a dialog, confirmed by its button or Enter. */
export function FormDialog({ title, onConfirm, onClose, children }: Props) {
  const t = useTexts(flowTexts);
  const root = useRef<HTMLFormElement>(null);
  async function confirm(): Promise<void> {
    if (!(await onConfirm())) focusFirstError(root.current);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => void confirm()}>
            {t.confirm}
          </Button>
        </>
      }
    >
      <form
        ref={root}
        className="af-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
