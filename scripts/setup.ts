import { openEmbedded, openServer } from '../demo/gateway/db/database';
import { createOutboxNotifier } from '../demo/gateway/server/events/outbox-notifier';
import { Fault } from '../demo/gateway/server/http/fault';
import { NO_JOBS } from '../demo/gateway/server/jobs/runner';
import { sendText } from '../demo/gateway/sms/queue';
import { updateDatabase } from '../demo/gateway/update-database';
import { agency, operator } from './setup/agency';
import { administrator, enterprise } from './setup/enterprise';
import { HELP, readCommand, UsageError, type Command } from './setup/flags';
import { wrongFlags } from './setup/questions';

const MODES = {
  agency: async (run: Parameters<typeof agency>[0]) => ({ lines: await agency(run), message: undefined }),
  operator: async (run: Parameters<typeof operator>[0]) => ({
    lines: await operator(run),
    message: undefined,
  }),
  enterprise,
  administrator,
};

/**
 * `npm run setup`: creates an agency, an enterprise, or a new link for an operator or an administrator, in the database of
 * DATABASE_URL or in the folder DATA_DIR, which no running gateway may be using. It migrates the database first.
 */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  if (command.isHelp) {
    console.log(HELP);
    return;
  }
  const { DATABASE_URL: url, DATA_DIR: folder = './data', SMS_URL } = process.env;
  if (command.isSentBySms && !SMS_URL) throw new UsageError('--by-sms：没有设置 SMS_URL，无法发送短信');
  const { db, close } = url ? openServer(url, { onError: fail }) : await openEmbedded(folder);
  try {
    await updateDatabase(db);
    await run(db, command);
  } finally {
    await close();
  }
}

async function run(
  db: Parameters<typeof updateDatabase>[0],
  { mode, given, isSentBySms }: Command,
): Promise<void> {
  const now = new Date();
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const { lines, message } = await MODES[mode]({ db, given, isTerminal, now });
  for (const line of lines) console.log(line);
  if (!isSentBySms || message === undefined) return;
  const notifier = createOutboxNotifier(db, () => now, { job: sendText, jobs: NO_JOBS });
  await notifier.sendNotice(message.phone, message.text);
  console.log('  网关运行后将在半小时内用短信发送该链接');
}

function fail(error: unknown): void {
  const known = error instanceof Fault ? faultOf(error) : error;
  // an unexpected error needs its place
  console.error(known instanceof UsageError ? known.message : known);
  process.exit(1);
}

/** Names the flags of a refusal. */
function faultOf(fault: Fault): Error {
  const { fields } = (fault.result ?? {}) as { fields?: Record<string, string> };
  if (fields !== undefined) return wrongFlags(fields);
  return new UsageError(fault.message);
}

main().catch(fail);
