/**
 * Reads the first sheet of a spreadsheet and tells its rows as texts, in a thread of its own: a file of a few bytes can say that
 * it has millions of cells, and then the thread ends, with the memory it may have, and not the gateway. As JavaScript, because
 * threads are not compiled.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';

/** @type {import('./xlsx-rows').XlsxFile} */
const { bytes, limits, unpackedBytes } = workerData;

const pad = (number) => String(number).padStart(2, '0');

/** As people write it; without a time at midnight. A spreadsheet keeps parts of a day: seconds come out a little off. */
function dateText(date) {
  const time = new Date(Math.round(date.getTime() / 1000) * 1000);
  const day = `${time.getUTCFullYear()}-${pad(time.getUTCMonth() + 1)}-${pad(time.getUTCDate())}`;
  const clock = `${pad(time.getUTCHours())}:${pad(time.getUTCMinutes())}`;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

function cellText(cell) {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'boolean') return cell ? '是' : '否';
  // of a longer number the spreadsheet has kept the first digits alone
  if (typeof cell === 'number' && Math.abs(cell) > 999_999_999_999_999) return cell.toExponential();
  return String(cell);
}

/** The parts of the file; undefined where they say that they come to too much. Reading them takes no more memory than they say. */
function unpacked() {
  let size = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize;
      return false;
    },
  });
  return size > unpackedBytes ? undefined : unzipSync(bytes);
}

const attribute = (tag, name) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1];

/** Path of the first sheet's part; undefined where it is not said as spreadsheet programs say it. */
function firstSheet(parts) {
  const text = (path) => (parts[path] === undefined ? '' : strFromU8(parts[path]));
  const id = attribute(/<sheet\s[^>]*>/.exec(text('xl/workbook.xml'))?.[0] ?? '', 'r:id');
  const relations = text('xl/_rels/workbook.xml.rels').match(/<Relationship\s[^>]*>/g) ?? [];
  const target = attribute(relations.find((relation) => attribute(relation, 'Id') === id) ?? '', 'Target');
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`;
}

function columnLetters(place) {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}

/** Cells need not say where they stand, and then each stands behind the one before; the reader wants it said of all. */
function withAddresses(xml) {
  let line = 0;
  let place = 0;
  return xml.replaceAll(/<(row|c)(?=[\s/>])([^>]*)>/g, (tag, name, rest) => {
    if (name === 'row') {
      line = Number(attribute(rest, 'r') ?? line + 1);
      place = 0;
      return tag;
    }
    place += 1;
    return `<c r="${columnLetters(place - 1)}${line}"${rest}>`;
  });
}

/** Without the empty rows at its end, if it is not too large. */
function asTable(rows) {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  const filled = rows.slice(0, last + 1);
  if (filled.length > limits.rows + 1) return { problem: 'tooManyRows' };
  if (filled.some((row) => row.length > limits.columns)) return { problem: 'tooManyColumns' };
  return { rows: filled };
}

async function read() {
  const parts = unpacked();
  if (parts === undefined) return { problem: 'unreadable' };
  const path = firstSheet(parts);
  let file = new Uint8Array(bytes);
  if (path !== undefined && parts[path] !== undefined) {
    const xml = strFromU8(parts[path]);
    if (/<mergeCell\s/.test(xml)) return { problem: 'merged' };
    if (/<c(?:\s+(?!r\s*=)[\w:]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>/.test(xml)) {
      file = zipSync({ ...parts, [path]: strToU8(withAddresses(xml)) }, { level: 0 });
    }
  }
  return asTable((await readSheet(file.buffer)).map((row) => row.map(cellText)));
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window, and has no origin
parentPort?.postMessage(await read().catch(() => ({ problem: 'unreadable' })));
