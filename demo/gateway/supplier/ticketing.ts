import { createHash } from 'node:crypto';
import type { Airline } from '../reference-data/index';

const PNR_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const PNR_LENGTH = 6;
/** Bytes of the digest read as one number: 48 bits are exact in a double and far more than 36⁶. */
const PNR_BYTES = 6;

/** Ticket numbers of the gateway's sales begin here, within the ten digits after the prefix. */
const FIRST_TICKET = 2_000_000_000;
const TICKETS = 10_000_000_000 - FIRST_TICKET;

/** Record locator of an order: always the same one. */
export function pnrOf(orderNo: string): string {
  let rest = createHash('sha256').update(orderNo).digest().readUIntBE(0, PNR_BYTES);
  let pnr = '';
  while (pnr.length < PNR_LENGTH) {
    pnr += PNR_ALPHABET.charAt(rest % PNR_ALPHABET.length);
    rest = Math.floor(rest / PNR_ALPHABET.length);
  }
  return pnr;
}

/** Begins the ticket numbers of sandboxes; no airline has it. */
const SANDBOX_PREFIX = '000';

/** Ticket number of a sandbox, which no real ticket has. Throws RangeError like `ticketNumber`. */
export const sandboxTicketNumber = (sequence: number): string => numberAfter(SANDBOX_PREFIX, sequence);

/** Ticket number: the airline's three-digit prefix and ten digits. Throws RangeError for an airline without one. */
export function ticketNumber({ code, ticket_prefix }: Airline, sequence: number): string {
  if (ticket_prefix === null) throw new RangeError(`${code} issues no tickets`);
  return numberAfter(ticket_prefix, sequence);
}

function numberAfter(prefix: string, sequence: number): string {
  if (!Number.isInteger(sequence) || sequence < 0 || sequence >= TICKETS) {
    throw new RangeError(`Not a ticket's sequence: ${sequence}`);
  }
  return `${prefix}${FIRST_TICKET + sequence}`;
}
