import { randomBytes } from 'node:crypto';

/** Returns an unguessable number for a new file. */
export const newFileNo = (): string => `F${randomBytes(16).toString('hex')}`;
