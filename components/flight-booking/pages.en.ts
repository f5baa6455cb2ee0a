/** What the pages are called in English, and the menus above them, by their names in Chinese. */
export const names = {
  差旅预订: 'Booking',
  机票: 'Flights',
  机票预订: 'Book flights',
};
