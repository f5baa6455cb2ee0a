/**
 * An external service that a call needs is unavailable. It is answered with 503, and the request may be repeated later.
 */
export class Unavailable extends Error {}
