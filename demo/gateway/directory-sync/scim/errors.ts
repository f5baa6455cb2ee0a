import { Types } from 'scimmy';
import { isUniqueViolation } from '../../db/violations';
import { Fault } from '../../server/http/fault';

export type ScimError = InstanceType<typeof Types.Error>;
type ScimType =
  | 'invalidFilter'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue'
  | 'uniqueness'
  | 'noTarget';

/** An error of RFC 7644, 3.12; `scimType`: '' for a status that has none. */
export const scimError = (status: number, scimType: ScimType | '', detail: string): ScimError =>
  new Types.Error(status, scimType, detail);

export const unknownResource = (): ScimError => scimError(404, '', 'Resource not found');

/** A value that breaks a rule; `attribute`: its name in SCIM. */
export const invalidValue = (attribute: string, message: string): ScimError =>
  scimError(400, 'invalidValue', `${attribute}: ${message}`);

export const taken = (attribute: string, message: string): ScimError =>
  scimError(409, 'uniqueness', `${attribute}: ${message}`);

/** Runs the library on input of the client, whose mistakes it reports as TypeError. */
export function onInput<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof TypeError ? scimError(400, 'invalidValue', error.message) : error;
  }
}

/** Attributes of SCIM by the fields of the form of staff and of departments. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  staffName: 'displayName',
  phone: 'phoneNumbers',
  email: 'emails',
  jobNO: 'employeeNumber',
  department: 'department',
  supervisor: 'manager',
  costCenter: 'costCenter',
  accountingEntity: 'organization',
  deptName: 'displayName',
  parentNO: 'displayName',
};

/** The SCIM error of a refusal; undefined for an error that is none. */
export function scimErrorOf(error: unknown): ScimError | undefined {
  if (error instanceof Types.Error) return error;
  if (isUniqueViolation(error)) return scimError(409, 'uniqueness', 'Another resource has this value');
  if (!(error instanceof Fault)) return undefined;
  const { fault, message, result } = error;
  if (fault === 'fieldsInvalid') return invalidFields((result as { fields: Record<string, string> }).fields);
  if (fault === 'rowUnknown') return unknownResource();
  if (fault === 'tooManyRequests') return scimError(429, '', 'Too many requests');
  return scimError(409, '', message);
}

/** The error of problems by field of a form. */
export const invalidFields = (fields: Readonly<Record<string, string>>): ScimError =>
  scimError(
    400,
    'invalidValue',
    Object.entries(fields)
      .map(([field, message]) => `${ATTRIBUTES[field.split('.')[0] ?? ''] ?? field}: ${message}`)
      .join('; '),
  );

/** Body of the answer. */
export const errorBody = ({ status, scimType, message }: ScimError) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType !== '' && { scimType }),
  detail: message,
});
