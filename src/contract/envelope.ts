import * as v from 'valibot';

/**
 * Envelope of every response of every gateway: `{success, code, msg, result}` (specification 7, design "the contract").
 */
export const Envelope = v.object({
  success: v.boolean(),
  code: v.pipe(v.optional(v.union([v.string(), v.number()]), ''), v.transform(String)),
  msg: v.pipe(
    v.optional(v.nullable(v.string()), ''),
    v.transform((msg) => msg ?? ''),
  ),
  result: v.optional(v.unknown()),
});
export type Envelope = v.InferOutput<typeof Envelope>;

/** `result` of a response that refuses fields of the body: path of the field → its error message. */
export const FieldErrors = v.object({ fields: v.record(v.string(), v.string()) });
export type FieldErrors = v.InferOutput<typeof FieldErrors>;

/** Header that carries the idempotency key of a call (specification 7.1 "request id"). */
export const REQUEST_ID_HEADER = 'requestid';
/** Header of an answer to a user of a sandbox enterprise: `true`; absent for all others. */
export const SANDBOX_HEADER = 'x-sandbox';
/** Client type of the web portal (specification 9). */
export const CLIENT_TYPE = 201;
/** Booking source of the web portal (specification 9). */
export const BOOKING_SOURCE = 7;
