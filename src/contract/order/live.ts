import * as v from 'valibot';
import { stream } from '../call';

/** Maximum age of a cursor in minutes: a client with an older one reloads its data. */
export const ORDER_CHANGES_KEPT_MIN = 10;

/**
 * Streams changes of orders, applications, exports and the thread with customer service: the keys of those that the
 * caller may see, not their content. With a cursor it begins with the changes since, without one with those of the last
 * minute, in which the page may have been read. A change may be reported twice.
 */
export const streamOrderChanges = stream({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/streamOrderChanges',
  body: v.object({
    /** Cursor of the last event. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/, '游标格式不正确')), ''),
  }),
  event: v.object({
    cursor: v.string(),
    orderNos: v.array(v.string()),
    /**
     * The caller's own applications, and those that wait for them; a gateway without this field reports orders only.
     */
    applyIds: v.optional(v.array(v.string()), []),
    /** The caller's exports that were queued, started, completed or failed. */
    exportNos: v.optional(v.array(v.string()), []),
    /** True when the caller's own thread with customer service has new messages or a new read position. */
    hasMessages: v.optional(v.boolean(), false),
  }),
});
