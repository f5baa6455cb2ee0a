import type { departStaff } from '../../../../src/contract/address-book/staff-state';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { CallerContext } from '../../server/http/implement';
import { holdMember } from './rows';
import { leave } from './state';

/** Throws rowUnknown, rowChanged and the errors of `leave`. */
export async function depart(
  context: CallerContext,
  { key, version, ...named }: ParsedBodyOf<typeof departStaff>,
): Promise<void> {
  await holdMember(context, { key, version });
  await leave(context, key, { going: 'departed', named });
}
