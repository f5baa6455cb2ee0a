/** Settings of the hotel page that nobody changes (specification 5.4): what a booking cannot do without, or never asks for. */
export const LOCKED_OBJECTS: readonly string[] = [
  // shown and asked for: the city, the first and the last day
  '010101',
  '010102',
  '010201',
  '010202',
  '010301',
  '010302',
  // never asked for: what a search is narrowed by
  '010402',
  '010502',
  '010602',
  '010702',
  // who books: their name and their number
  '020101',
  '020102',
  '020201',
  '020202',
  '020402',
  // who stays: likewise
  '030101',
  '030102',
  '030201',
  '030202',
  // how it is invoiced
  '040101',
  '040102',
  // who pays
  '050101',
  '050102',
  // wishes, which are never asked for, and why a standard is broken
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

/** A field that is not shown is not asked for. */
export const isSound = ({ isShown, isRequired }: FieldSwitches): boolean => isShown || !isRequired;

/** The settings after one of them is switched: what is hidden is not asked for any more. */
export const switched = (field: FieldSwitches, change: Partial<FieldSwitches>): FieldSwitches => {
  const { isShown, isRequired } = { ...field, ...change };
  return { isShown, isRequired: isShown && isRequired };
};
