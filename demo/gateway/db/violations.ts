const isState =
  (state: string) =>
  (error: unknown): boolean =>
    error instanceof Error && 'code' in error && error.code === state;

/** Returns whether a unique constraint was violated. */
export const isUniqueViolation = isState('23505');

/** Returns whether a foreign key was violated: a missing referenced row, or one that is still referenced. */
export const isForeignKeyViolation = isState('23503');
