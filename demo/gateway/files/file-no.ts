import { randomBytes } from 'node:crypto';

/** A number nobody can guess, for a file that comes to be. */
export const newFileNo = (): string => `F${randomBytes(16).toString('hex')}`;
