/** What a leg is called among `legs` of its journey, from 0: 去程 and 返程 of a round trip; '' where it is the only one. */
export function legName(legs: number, leg: number): '' | '去程' | '返程' {
  if (legs < 2) return '';
  return leg === 0 ? '去程' : '返程';
}
