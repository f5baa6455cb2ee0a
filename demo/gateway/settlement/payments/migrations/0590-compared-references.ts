import { statements } from '../../../db/statements';

const COMPARED = `upper(regexp_replace(normalize(bank_reference, nfkc), '\\s', '', 'g'))`;

/**
 * Bank references are stored as they are compared: without blanks, in capitals, with half-width letters. Two receipts of
 * an agency that differ in nothing else stay as they are.
 */
export const migration = statements(
  `update settle_receipt r set bank_reference = ${COMPARED}
    where bank_reference <> ${COMPARED} and not exists (
      select from settle_receipt o where o.tmc_number = r.tmc_number and o.receipt_no <> r.receipt_no
        and upper(regexp_replace(normalize(o.bank_reference, nfkc), '\\s', '', 'g'))
          = upper(regexp_replace(normalize(r.bank_reference, nfkc), '\\s', '', 'g')))`,
);
