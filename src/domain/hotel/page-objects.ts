/**
 * Settings of the hotel page that cannot be changed (specification 5.4): fields that a booking always or never
 * requires.
 */
export const LOCKED_OBJECTS: readonly string[] = [
  // Always shown and required: the city, the first and the last day.
  '010101',
  '010102',
  '010201',
  '010202',
  '010301',
  '010302',
  // Never required: filters of a search.
  '010402',
  '010502',
  '010602',
  '010702',
  // Booker: name and number.
  '020101',
  '020102',
  '020201',
  '020202',
  '020402',
  // Guests: name and number.
  '030101',
  '030102',
  '030201',
  '030202',
  // Invoicing.
  '040101',
  '040102',
  // Payer.
  '050101',
  '050102',
  // Wishes, which are never required, and the reason for breaking a standard.
  '060202',
  '060402',
  '060501',
].map((code) => `YHWZ-JDH5CZQX-${code}`);

const LOCKED = new Set(LOCKED_OBJECTS);
export const isLocked = (objectNo: string): boolean => LOCKED.has(objectNo);

/** The two settings of a field. */
export interface FieldSwitches {
  isShown: boolean;
  isRequired: boolean;
}

/** True unless a hidden field is required. */
export const isConsistent = ({ isShown, isRequired }: FieldSwitches): boolean => isShown || !isRequired;

/** Returns the settings after a change of one of them: a hidden field is not required any more. */
export const applySwitch = (field: FieldSwitches, change: Partial<FieldSwitches>): FieldSwitches => {
  const { isShown, isRequired } = { ...field, ...change };
  return { isShown, isRequired: isShown && isRequired };
};
