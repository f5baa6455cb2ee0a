const FACTOR = Number(process.env.TEST_PATIENCE ?? 1);

/** The longest that a test waits for something, in milliseconds: more where the machine was found slower as the run began. */
export const patience = (ms: number): number => Math.round(ms * FACTOR);
