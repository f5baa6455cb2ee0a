import { spawn } from 'node:child_process';
import { CLOCK_ENV } from '../clock';
import { patience } from '../patience';

/** Shell command that runs until it is stopped. */
export interface RunningCommand {
  /** Output so far. */
  output(): string;
  /** Resolves once the output matches. Throws with the output when the command ends first or the time is up. */
  says(text: RegExp, withinMs: number): Promise<void>;
  /** Ends the command with all its child processes. */
  stop(): Promise<void>;
}

export function startCommand(
  command: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): RunningCommand {
  // node's test runner marks its children as tests by this variable
  const { NODE_TEST_CONTEXT: _context, ...inherited } = process.env;
  const child = spawn('sh', ['-c', command], {
    cwd,
    // a process group, so that the children left behind by npm end too
    detached: true,
    env: { ...inherited, ...CLOCK_ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      changed();
    });
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(changed);

  return {
    output: () => output,
    says: (text, withinMs) =>
      new Promise((resolve, reject) => {
        const end = (problem?: string) => {
          clearTimeout(timer);
          listeners.delete(look);
          if (problem === undefined) resolve();
          else reject(new Error(`\`${command}\` ${problem}:\n${output.slice(-4000)}`));
        };
        const timer = setTimeout(
          () => end(`did not say ${text} in ${patience(withinMs) / 1000} s`),
          patience(withinMs),
        );
        const look = () => {
          if (text.test(output)) end();
          else if (child.exitCode !== null) end(`ended with ${child.exitCode}`);
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      if (child.pid !== undefined && child.exitCode === null) {
        try {
          process.kill(-child.pid, 'SIGTERM');
        } catch {
          return; // it has ended already
        }
      }
      await ended;
    },
  };
}
