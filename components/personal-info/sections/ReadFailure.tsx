import type { CallState } from '../../../src/element/data/use-call';
import { errorTexts } from '../../../src/element/errors/texts';
import { isRefused } from '../../../src/element/list/is-refused';
import { ErrorState } from '../../../src/ui/feedback/ErrorState';
import { SkeletonRows } from '../../../src/ui/feedback/SkeletonRows';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { personalTexts } from '../texts';

/** Stands for a section that is still being read, or could not be. */
export function ReadFailure({
  found: { error, isFetching, refetch },
}: {
  found: Pick<CallState<unknown>, 'error' | 'isFetching' | 'refetch'>;
}) {
  const t = useTexts(personalTexts);
  const errors = useTexts(errorTexts);
  if (!error) return <SkeletonRows rows={2} height={24} label={t.loading} />;
  return (
    <ErrorState
      message={errors.of(error)}
      retrying={isFetching}
      onRetry={isRefused(error) ? undefined : () => void refetch()}
    />
  );
}
