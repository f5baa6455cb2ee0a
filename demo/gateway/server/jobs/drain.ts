/**
 * Repeats a step that processes one item per transaction, so that no transaction locks several rows in an order of its
 * own.
 */
export async function drain(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}
