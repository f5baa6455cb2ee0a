const isState =
  (state: string) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && error.code === state;

/** Is there another with what there may be once? */
export const isUniqueViolation = isState('23505');

/** Is something else needed that is not there, or is it still needed itself? */
export const isForeignKeyViolation = isState('23503');
