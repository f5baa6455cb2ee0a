#!/usr/bin/env node
import { USAGE as CHECK_CASHIER_USAGE } from '../check-cashier/options';
import { runCheckCashier } from '../check-cashier/run';
import { USAGE as CHECK_GATEWAY_USAGE } from '../check-gateway/options';
import { runCheckGateway } from '../check-gateway/run';
import { USAGE as CHECK_SUPPLIER_USAGE } from '../check-supplier/options';
import { runCheckSupplier } from '../check-supplier/run';
import { USAGE as CHECK_TAX_USAGE } from '../check-tax/options';
import { runCheckTax } from '../check-tax/run';
import { UsageError } from './usage-error';

/** A command of the package's program. Its exit code is 0 or 1 for a finished check, and 2 where nothing was checked. */
interface Command {
  usage: string;
  run(args: readonly string[]): Promise<0 | 1 | 2>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  'check-cashier': { usage: CHECK_CASHIER_USAGE, run: runCheckCashier },
  'check-gateway': { usage: CHECK_GATEWAY_USAGE, run: runCheckGateway },
  'check-supplier': { usage: CHECK_SUPPLIER_USAGE, run: runCheckSupplier },
  'check-tax': { usage: CHECK_TAX_USAGE, run: runCheckTax },
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
const usage =
  command?.usage ??
  Object.values(COMMANDS)
    .map((each) => each.usage)
    .join('\n\n');

process.exitCode = await execute();

async function execute(): Promise<0 | 1 | 2> {
  const isHelp = args.includes('--help') || name === '--help';
  if (command === undefined || isHelp) {
    process.stdout.write(`${usage}\n`);
    return isHelp ? 0 : 2;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}\n`);
    return 2;
  }
}
