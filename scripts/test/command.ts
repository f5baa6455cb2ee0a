/** A process of the test run. */
export interface Command {
  /** The program and its arguments. */
  line(): Promise<readonly string[]> | readonly string[];
  /** Test files it runs; it writes the result of each into the file that `TEST_RESULTS` names. None: its exit code tells. */
  files: readonly string[];
  /** The same for some of its files. */
  only(files: readonly string[]): Command;
}

/** A tool that has no files of tests. */
export function toolCommand(...line: readonly string[]): Command {
  const command: Command = { files: [], line: () => line, only: () => command };
  return command;
}
