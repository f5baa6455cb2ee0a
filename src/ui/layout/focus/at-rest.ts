const LONGEST_MS = 3000;

/** When the page has nothing more urgent to do: for what is not waited for. */
export const atRest = (): Promise<void> =>
  new Promise((resolve) => {
    const whenAtRest = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
    whenAtRest(() => resolve(), { timeout: LONGEST_MS });
  });
