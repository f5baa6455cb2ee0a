const LONGEST_MS = 3000;

/** Resolves when the page is idle, for work that is not urgent. */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    const whenAtRest = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
    whenAtRest(() => resolve(), { timeout: LONGEST_MS });
  });
