import type { AppKind } from '../../contract/app-download/app-download';

/**
 * Returns the app kind for a browser's user agent; undefined for a computer's. Within WeChat a mini program opens at
 * once, and the stores do not.
 */
export function fittingKind(userAgent: string): AppKind | undefined {
  if (/MicroMessenger/i.test(userAgent) && /Mobile|Android/i.test(userAgent)) return 'miniProgram';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android|HarmonyOS|OpenHarmony/.test(userAgent) ? 'android' : undefined;
}

/** Returns the releases with the fitting kind first, the others in their order. */
export const fittingFirst = <R extends { kind: AppKind }>(
  releases: readonly R[],
  fitting: AppKind | undefined,
): R[] => [
  ...releases.filter(({ kind }) => kind === fitting),
  ...releases.filter(({ kind }) => kind !== fitting),
];

/** Size of a file in megabytes with one decimal, rounded half up: `60.0 MB` for 62 900 000 bytes (1 MB = 1 048 576 bytes). */
export const megabytes = (bytes: number): string =>
  `${(Math.round((bytes / 1_048_576) * 10) / 10).toFixed(1)} MB`;
