/** Something outside that a call needs is away for now: answered 503, and the same may be asked again later. */
export class Unavailable extends Error {}
