import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Dialog } from './Dialog';

export interface MessageBoxProps {
  title?: string;
  children: ReactNode;
  confirmText?: string;
  /** With it the box asks; without it the box tells. */
  cancelText?: string;
  /** The confirmed action destroys something. */
  danger?: boolean;
  /** The confirmed action is under way. */
  loading?: boolean;
  onConfirm(): void;
  /** Cancel, close button or Escape; without it all of them confirm. */
  onCancel?: () => void;
}

/** A box that interrupts, to tell something or to ask for one decision. */
export function MessageBox({
  title = '温馨提示',
  children,
  confirmText = '确定',
  cancelText,
  danger = false,
  loading = false,
  onConfirm,
  onCancel = onConfirm,
}: MessageBoxProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={onCancel}
      footer={
        <>
          {cancelText !== undefined && (
            <Button data-autofocus={danger || undefined} onClick={onCancel}>
              {cancelText}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
