import { spawn } from 'node:child_process';
import { CLOCK_ENV } from '../clock';
import { patience } from '../patience';

/** A command of a shell that goes on until it is stopped. */
export interface RunningCommand {
  /** What it has printed so far. */
  output(): string;
  /** Resolves once it has printed this; throws with what it printed when it ends before, or not in time. */
  says(text: RegExp, withinMs: number): Promise<void>;
  /** Ends it with all it started. */
  stop(): Promise<void>;
}

export function startCommand(
  command: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): RunningCommand {
  // a runner of tests tells its children that they are tests
  const { NODE_TEST_CONTEXT: _context, ...inherited } = process.env;
  const child = spawn('sh', ['-c', command], {
    cwd,
    // a group of its own, to be ended as one: npm leaves its children behind
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
          return; // it has ended by itself
        }
      }
      await ended;
    },
  };
}
