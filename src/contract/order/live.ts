import * as v from 'valibot';
import { stream } from '../call';

/** Age in minutes up to which a cursor will do: who has been away longer reads anew what they show. */
export const ORDER_CHANGES_KEPT_MIN = 10;

/**
 * That orders, applications, exports and the thread with customer service have changed, as it happens: which of those the caller may see, not how. With a cursor it begins with what
 * has changed since, without one with the last minute, in which the page may have been read. A change may be told twice.
 */
export const streamOrderChanges = stream({
  gateway: 'flight',
  path: '/TICKETSALETRADEINTEGRATION/jppubapi/positive/streamOrderChanges',
  body: v.object({
    /** Of the last event. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/, '游标格式不正确')), ''),
  }),
  event: v.object({
    cursor: v.string(),
    orderNos: v.array(v.string()),
    /** Of the caller's own, and of those that wait for them; a gateway without it tells of orders alone. */
    applyIds: v.optional(v.array(v.string()), []),
    /** Files that the caller has asked for: asked, begun, made or failed. */
    exportNos: v.optional(v.array(v.string()), []),
    /** The caller's own thread with customer service has moved: written to, or read further. */
    hasMessages: v.optional(v.boolean(), false),
  }),
});
