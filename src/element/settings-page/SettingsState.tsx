import { ErrorState } from '../../ui/feedback/ErrorState';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows';
import { useTexts } from '../../ui/texts/use-texts';
import { useCall, type CallOptions, type CallState } from '../data/use-call';
import { errorTexts } from '../errors/texts';
import { isRefused } from '../list/is-refused';
import { useCanWriteIn } from '../resource/use-can-write';
import type { AnySettings } from './settings-options';

/** Reads settings live, as other users may change them. */
export const useSettings = (settings: AnySettings, of: unknown, options: CallOptions<unknown> = {}) =>
  useCall(settings.read, settings.ask?.(of) ?? {}, { live: true, ...options });

/** True when the user may save the settings. The gateway refuses in any case. */
export function useMaySave({ read, save }: AnySettings): boolean {
  const { permission = '' } = save;
  return useCanWriteIn({ permission: { read: read.permission ?? permission, write: permission } })();
}

interface Props {
  settings: AnySettings;
  found: CallState<unknown>;
}

/** Placeholder while settings load or after they failed to load. */
export function SettingsState({ settings, found: { error, isFetching, refetch } }: Props) {
  const t = useTexts(settings.texts);
  const errors = useTexts(errorTexts);
  if (!error) return <SkeletonRows rows={6} label={t.loading} />;
  const said = errors.of(error);
  if (isRefused(error)) return <ErrorState message={said} />;
  return (
    <ErrorState
      message={settings.failed?.(t, said) ?? said}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
