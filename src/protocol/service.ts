import * as v from 'valibot';

/** Header with the milliseconds after which the gateway gives up and closes the connection. */
export const TIME_LIMIT_HEADER = 'time-limit-ms';
/** Header that is equal for all attempts of one change, so that a service carries it out once. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** Status of an answer that together with its body says: no attempt so far was executed or is at work. */
export const REFUSED_STATUS = 409;

/** Body of a refusal. */
export const Refusal = v.object({
  refused: v.literal(true),
  /** The reason, in one line for logs and people. It has no personal data. */
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});

/** A method of a service behind the gateway, posted as JSON to its path. */
export interface Method<
  Request extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  path: string;
  /** Meaning, for the documents. */
  summary: string;
  request: Request;
  answer: Answer;
  /** Idempotency key of a request that changes something; absent for reading methods. */
  keyOf?(request: v.InferOutput<Request>): string;
}

export const method = <Request extends v.GenericSchema, Answer extends v.GenericSchema>(
  declared: Method<Request, Answer>,
): Method<Request, Answer> => declared;

export const Fen = v.pipe(v.number(), v.integer());
/** An amount in fen that is not negative. */
export const AmountFen = v.pipe(Fen, v.minValue(0));
/** A price in fen, above 0. */
export const PriceFen = v.pipe(Fen, v.minValue(1));
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A short text that is not empty. */
export const ShortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
