/** The arguments are wrong; the message says how. */
export class UsageError extends Error {}
