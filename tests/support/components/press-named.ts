import type { within } from './act';
import { until } from './fake-runtime';

/** Presses the button with exactly this accessible name, which may be longer than its visible text. */
export async function pressNamed(act: ReturnType<typeof within>, name: string): Promise<void> {
  await until(() => act.button(name), `a button of the name ${name}`);
  act.button(name)?.click();
}
