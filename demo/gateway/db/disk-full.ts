/** Codes of the system and of PostgreSQL for a disk without space, or a spent quota. */
const PLACES: Readonly<Record<string, 'database' | 'files'>> = {
  '53100': 'database',
  ENOSPC: 'files',
  EDQUOT: 'files',
};

/** Message of the log, which alerts search for. */
export const DISK_FULL = 'the disk is full';

/** Depth of a chain of causes that is searched. */
const CAUSES = 4;

/** The store that has no space left, if that is why something failed. */
export function fullPlaceOf(error: unknown, causes = CAUSES): 'database' | 'files' | undefined {
  if (!(error instanceof Error)) return undefined;
  const place = 'code' in error && typeof error.code === 'string' ? PLACES[error.code] : undefined;
  return place ?? (causes === 0 ? undefined : fullPlaceOf(error.cause, causes - 1));
}
