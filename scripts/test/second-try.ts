import { runCommand } from './process';
import type { RunResult } from './run';

/** More files that fail are no accident. */
const MOST = 3;

/**
 * Runs the files that failed once more, each alone, if they are few: a machine may have been busy with something else. One
 * that passes then is named, and is to be mended. True if all pass.
 */
export async function trySecondTime(
  { ok, failed }: RunResult,
  env: Record<string, string>,
): Promise<boolean> {
  if (ok || failed === undefined || failed.length === 0 || failed.length > MOST) return ok;
  let isGood = true;
  for (const { part, command } of failed) {
    const again = await runCommand(command, { ...env, ...part.env });
    console.log(`second try: ${part.name}, ${command.files.join(' ')}: ${again.ok ? 'passed' : 'FAILED'}`);
    if (!again.ok) console.log(again.output);
    isGood &&= again.ok;
  }
  return isGood;
}
