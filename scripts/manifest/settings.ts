import { SETTINGS } from '../../demo/gateway/server/environment';
import { code, table } from './markdown';

/** Documentation of the gateway's settings, from the same source that the gateway reads them by. */
export function settingsDocs(): string {
  return [
    '# Settings of the gateway',
    '',
    'Generated from `demo/gateway/server/environment.ts` by `npm run manifest`; do not edit.',
    '',
    'Variables of the environment. An empty variable counts as unset. Invalid values stop the start, and the message names each of them.',
    'Lists are separated by commas.',
    '',
    ...table(
      ['Setting', 'Meaning', 'Default'],
      Object.entries(SETTINGS).map(([name, { schema, meaning, otherwise }]) => [
        code(name),
        meaning,
        schema.default ? code(schema.default) : otherwise,
      ]),
    ),
    '',
  ].join('\n');
}
