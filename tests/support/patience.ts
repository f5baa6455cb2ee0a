const FACTOR = Number(process.env.TEST_PATIENCE ?? 1);

/** Longest wait of a test in milliseconds, extended when the machine was found slow at the start of the run. */
export const patience = (ms: number): number => Math.round(ms * FACTOR);
