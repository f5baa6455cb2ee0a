import { fieldsInvalid } from '../http/fault';

/**
 * Columns of a table as a user has matched them to fields. Throws fieldsInvalid for a repeated field or column, and for
 * an unknown one.
 */
export function matchedColumns<Field extends string>(
  headers: readonly string[],
  columnList: readonly { field: Field; place: number | null }[],
): { field: Field; place: number }[] {
  const places = new Map<Field, number>();
  const fields = new Set<Field>();
  columnList.forEach(({ field, place }, i) => {
    if (fields.has(field)) throw fieldsInvalid({ [`columnList.${i}.field`]: '每个字段只能对应一列' });
    fields.add(field);
    if (place === null) return;
    const message = place >= headers.length ? '文件中没有该列' : '每列只能对应一个字段';
    if (place >= headers.length || [...places.values()].includes(place)) {
      throw fieldsInvalid({ [`columnList.${i}.place`]: message });
    }
    places.set(field, place);
  });
  return [...places].map(([field, place]) => ({ field, place }));
}
