import { objectName } from './object-names.en';
import type { PermissionTexts } from './texts';

const permissions = (count: number): string => `${count} ${count === 1 ? 'permission' : 'permissions'}`;

export default {
  permissions: 'Permissions',
  objectName,
  loading: 'Loading permissions',
  failed: (problem) => `The permissions could not be loaded: ${problem}`,
  count: (count) => `${permissions(count)} chosen`,
  items: permissions,
  notHeld: (name) => `You do not hold “${name}”, so you cannot grant it`,
  added: (names) => `Added: ${names.map(objectName).join(', ')}`,
  removed: (names) => `Removed: ${names.map(objectName).join(', ')}`,
  changed: (parts) => parts.join('; '),
  none: 'No change',
} satisfies PermissionTexts;
