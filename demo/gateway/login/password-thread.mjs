import { hashSync, verifySync } from '@node-rs/argon2';

/** A thread of the pool in password-threads.ts. */

/** @param {{ password: string, options: import('@node-rs/argon2').Options }} task */
export const hash = ({ password, options }) => hashSync(password, options);

/** @param {{ password: string, passwordHash: string }} task */
export const verify = ({ password, passwordHash }) => verifySync(passwordHash, password);
