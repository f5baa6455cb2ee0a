import { describedContract } from '../openapi/contract';
import { contractNamesByElement } from '../openapi/element-calls';

/** The gateway's table of the calls that each element sends: tag without prefix → paths. */
export async function elementCallsText(): Promise<string> {
  const { declared } = await describedContract();
  const rows = [...contractNamesByElement()].map(([tag, names]): [string, string[]] => [
    tag,
    declared
      .filter(({ name }) => names.has(name.split('.')[0] ?? ''))
      .map(({ declaration }) => declaration.path)
      .sort(),
  ]);
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}
