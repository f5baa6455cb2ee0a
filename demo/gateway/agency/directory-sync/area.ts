import {
  addDirectoryToken,
  endDirectoryToken,
  queryDirectoryRequests,
  queryDirectorySync,
  queryDirectorySyncs,
  saveDirectorySync,
  switchDirectorySync,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { Area } from '../../server/area';
import { implementOperator } from '../../server/http/operator';
import { findDirectories, findRequests } from './queries';
import { save, switchOn } from './settings';
import { findDirectory } from './show';
import { addToken, endToken } from './tokens';

export const area: Area = {
  name: 'agency/directory-sync',
  implementations: ({ config }) => [
    implementOperator(queryDirectorySyncs, findDirectories),
    implementOperator(queryDirectorySync, (context, asked) => findDirectory(context, config, asked)),
    implementOperator(queryDirectoryRequests, findRequests),
    implementOperator(saveDirectorySync, save),
    implementOperator(switchDirectorySync, switchOn),
    implementOperator(addDirectoryToken, addToken),
    implementOperator(endDirectoryToken, endToken),
  ],
};
