import type { within } from './act';
import { until } from './fake-runtime';

/** Presses the button with exactly this accessible name, which may be longer than its visible text. */
export async function pressNamed(act: ReturnType<typeof within>, name: string): Promise<void> {
  await until(() => act.button(name), `a button of the name ${name}`);
  act.button(name)?.click();
}

/** Presses an action of a row, in view or in the menu of the others. */
export async function pressRowAction(
  act: ReturnType<typeof within>,
  action: string,
  row: string,
): Promise<void> {
  const label = `${action} ${row}`;
  await until(() => act.button(label) ?? act.button(`更多 ${row}`), label);
  const inView = act.button(label);
  if (inView) return inView.click();
  act.button(`更多 ${row}`)?.click();
  const item = () =>
    [...act.root.querySelectorAll<HTMLElement>('[role=menuitem]')].find(
      ({ textContent }) => textContent === action,
    );
  await until(item, `the menu with ${action}`);
  item()?.click();
}
