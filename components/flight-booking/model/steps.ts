/** Steps of a booking after the search. */
export const BOOKING_STEPS = ['航班', '乘机人', '确认', '支付'] as const;
