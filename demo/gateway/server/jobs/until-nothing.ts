/** Repeats a step that does one thing a transaction, so that none holds rows of several in an order of its own. */
export async function untilNothing(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}
