/** Key code that input methods report for keys they consume. */
const TAKEN_KEY = 229;

/**
 * True when a key or text change belongs to an input method's composition: Enter then accepts a word and Escape cancels
 * it. Safari ends the composition before the event of the ending key, which only its key code reveals.
 *
 * @param event of the browser, or of React
 */
export function isComposition(event: object): boolean {
  const typed = ('nativeEvent' in event ? event.nativeEvent : event) as Partial<KeyboardEvent>;
  return typed.isComposing === true || typed.keyCode === TAKEN_KEY;
}
