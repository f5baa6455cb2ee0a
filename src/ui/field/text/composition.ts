/** What input methods report for any key that they take. */
const TAKEN_KEY = 229;

/**
 * Does a key, or a change of the text, belong to a composition of an input method? Enter then takes a word and Escape gives
 * it up. Safari ends the composition before it tells of the key that ended it: that one is known by its code alone.
 *
 * @param event of the browser, or of React
 */
export function isComposition(event: object): boolean {
  const typed = ('nativeEvent' in event ? event.nativeEvent : event) as Partial<KeyboardEvent>;
  return typed.isComposing === true || typed.keyCode === TAKEN_KEY;
}
