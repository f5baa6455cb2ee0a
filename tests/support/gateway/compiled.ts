import { bundle } from '../../../scripts/test/bundle';

const made = new Map<string, Promise<string>>();

/** A module in one file of JavaScript, made once a process. `entry`: from the root of the project. Gives its path. */
export function compiled(entry: string): Promise<string> {
  const making = made.get(entry) ?? bundle({ file: entry });
  made.set(entry, making);
  return making;
}
