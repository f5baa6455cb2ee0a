import type { FileOwner } from '../../files/owners';

/** Owner kind of a person's picture; the owner's number is their staff number. */
export const AVATAR = 'avatar';

/** Files are searched within the enterprise, and everyone there may see the picture. */
export const fileOwner: FileOwner = { kind: AVATAR, maySee: () => Promise.resolve(true) };
