/** English names of the pages and of their menus, by their Chinese names. */
export const names = {
  差旅预订: 'Booking',
  机票: 'Flights',
  机票预订: 'Book flights',
};
