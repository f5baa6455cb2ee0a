import { hostname } from 'node:os';
import { StartError } from '../db/start-error';
import { cutAt, describeError, scrub, type LogStream } from './log';

/** Levels by their number in the log. */
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const;
const TEXT_LIMIT = 2000;

interface Entry {
  msg: string;
  err?: unknown;
  [field: string]: unknown;
}

/** Entries of the process itself, before and beside the log of its requests, in the same format. */
export interface ProcessLog {
  info(entry: Entry): void;
  warn(entry: Entry): void;
  /** Goes to the error output, for a failure that ends the process. */
  fatal(error: unknown): void;
}

/** `text` is for people at a terminal; `json` writes every entry as one line. */
export type LogFormat = 'json' | 'text';

/** Standard output of the log; undefined for the logger's own, which writes JSON. */
export const outputOf = (format: LogFormat): LogStream | undefined =>
  format === 'json' ? undefined : { write: (line) => process.stdout.write(asText(line)) };

export function createProcessLog(
  format: LogFormat,
  { out, err }: { out: LogStream; err: LogStream } = { out: process.stdout, err: process.stderr },
): ProcessLog {
  const line = (level: keyof typeof LEVELS, { err: error, ...entry }: Entry): string => {
    const cause = error === undefined ? {} : { err: describeError(error, cutAt(TEXT_LIMIT)) };
    const common = { level: LEVELS[level], time: Date.now(), pid: process.pid, hostname: hostname() };
    const json = `${JSON.stringify({ ...common, ...cause, ...entry, msg: scrub(entry.msg) })}\n`;
    return format === 'json' ? json : asText(json);
  };
  return {
    info: (entry) => out.write(line('info', entry)),
    warn: (entry) => out.write(line('warn', entry)),
    fatal(error) {
      const msg = error instanceof Error ? error.message : String(error);
      // the message of a start error is complete, and others need their place
      const shown = error instanceof StartError ? { msg } : { msg, err: error };
      err.write(format === 'text' ? `${msg}\n` : line('fatal', shown));
    },
  };
}

const names = Object.fromEntries(Object.entries(LEVELS).map(([name, level]) => [level, name]));

/** An entry for people: its time, level and message, then its other fields. */
export function asText(line: string): string {
  const { level, time, pid: _pid, hostname: _hostname, msg, ...more } = JSON.parse(line) as Entry;
  const moment = new Date(Number(time)).toISOString();
  const fields = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
  return `${moment} ${(names[Number(level)] ?? 'debug').padEnd(5)} ${msg}${fields}\n`;
}

/**
 * Writes to the log all that Node would write itself: warnings, and an error that no code caught, after which the
 * process ends.
 */
export function takeOver(log: ProcessLog): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    const { code } = warning as { code?: unknown };
    log.warn({ msg: warning.message, warning: warning.name, ...(typeof code === 'string' && { code }) });
  });
  process.on('uncaughtException', (error) => {
    log.fatal(error);
    process.exit(1);
  });
}
