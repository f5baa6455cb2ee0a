import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { FormDialog } from '../../../../src/element/submission/FormDialog';
import { Progress } from '../../../../src/ui/feedback/Progress';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import type { SliceState } from './slice-form';
import { staffBatchTexts } from './texts';

interface Props {
  title: string;
  submitText: string;
  sending: { readonly store: StoreApi<SliceState>; submit(): Promise<void>; isChanged(): boolean };
  /** Number of people. */
  total: number;
  onClose(): void;
  children: ReactNode;
}

/** Dialog of a form for many people, with the progress of its slices. */
export function SliceDialog({ title, submitText, sending, total, onClose, children }: Props) {
  const t = useTexts(staffBatchTexts);
  const { busy, done } = useStore(sending.store);
  return (
    <FormDialog {...{ title, submitText, sending, onClose }} isChanged={sending.isChanged}>
      {children}
      {(busy || done > 0) && (
        <>
          <Progress label={t.progress(done, total)} value={done / total} delay={0} />
          <p role="status">{t.progress(done, total)}</p>
        </>
      )}
    </FormDialog>
  );
}
