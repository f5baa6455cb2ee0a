import type { DayType, MealType } from '../../contract/meal/meal-standards';
import type { StandardPriority } from '../../contract/travel-standard/priority';
import type { StandardOwner, StandardSubject } from '../travel-standard/travel-standard';

/** Limit for one meal. */
export interface MealStandard extends StandardOwner {
  meal: MealType;
  /** Cities of this tier; null: all cities. */
  tierNo: string | null;
  dayType: DayType;
  /** Fen per person. */
  limit: number;
}

/** Place and time of a meal. */
export interface MealOccasion {
  meal: MealType;
  /** null: the city is in no tier. */
  tierNo: string | null;
  isDayOff: boolean;
}

/**
 * Returns the standard that applies to a meal: by the priority of the scopes, as for flights. Of one owner the most
 * specific applies: one for the tier of the city before one for all cities, then one for such days before one for all
 * days. Of several departments that have one, the nearest or the lowest. Undefined: none applies.
 */
export function governingMealStandard<S extends MealStandard>(
  standards: readonly S[],
  { staffNo, deptNos, gradeNo }: StandardSubject,
  occasion: MealOccasion,
  { scopes, departments }: StandardPriority,
): S | undefined {
  const fitting = standards.filter((standard) => fits(standard, occasion));
  const owners = { person: [staffNo], department: deptNos, grade: [gradeNo] };
  for (const scope of scopes) {
    const found = owners[scope].flatMap(
      (owner) => mostParticular(fitting.filter((one) => one.scope === scope && one.ownerNo === owner)) ?? [],
    );
    const [nearest] = found;
    if (nearest === undefined) continue;
    if (departments === 'nearest') return nearest;
    return found.reduce((lowest, one) => (one.limit < lowest.limit ? one : lowest), nearest);
  }
  return undefined;
}

function fits({ meal, tierNo, dayType }: MealStandard, occasion: MealOccasion): boolean {
  const isOfDay = dayType === 'all' || (dayType === 'off') === occasion.isDayOff;
  return meal === occasion.meal && isOfDay && (tierNo === null || tierNo === occasion.tierNo);
}

function mostParticular<S extends MealStandard>(standards: readonly S[]): S | undefined {
  const particularity = ({ tierNo, dayType }: S) => (tierNo === null ? 0 : 2) + (dayType === 'all' ? 0 : 1);
  return standards.toSorted((a, b) => particularity(b) - particularity(a))[0];
}

/** A day of the public calendar that differs from its weekday. */
interface SpecialDay {
  date: string;
  type: 'holiday' | 'workday';
}

/** True when a day, YYYY-MM-DD, is off: a public holiday, or a weekend day that is no compensating working day. */
export function isDayOff(date: string, calendar: readonly SpecialDay[]): boolean {
  const special = calendar.find((day) => day.date === date);
  if (special) return special.type === 'holiday';
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}
