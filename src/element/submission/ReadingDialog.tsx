import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { Dialog } from '../../ui/overlay/Dialog';
import { useTexts } from '../../ui/texts/use-texts';
import { errorTexts } from '../errors/texts';
import { isRefused } from '../list/is-refused';
import type { CallState } from '../data/use-call';

interface Props {
  title: string;
  /** The call whose answer the dialog is about. */
  found: Pick<CallState<unknown>, 'error' | 'isFetching'> & { refetch(): unknown };
  /** Named for who cannot see the place that is held for the answer. */
  loading: string;
  rows: number;
  height?: number;
  /** Says of an error that the answer does not come; left out: the error itself. */
  failed?(error: string): string;
  onClose(): void;
}

/** A dialog until its call is answered: holds the place, or says why no answer comes. */
export function ReadingDialog({ title, found, loading, rows, height, failed, onClose }: Props) {
  const errors = useTexts(errorTexts);
  const { error, isFetching, refetch } = found;
  const said = error === null ? '' : errors.of(error);
  return (
    <Dialog title={title} onClose={onClose}>
      {error ? (
        <ErrorState
          message={failed?.(said) ?? said}
          retrying={isFetching}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      ) : (
        <SkeletonRows rows={rows} {...(height !== undefined && { height })} label={loading} />
      )}
    </Dialog>
  );
}
