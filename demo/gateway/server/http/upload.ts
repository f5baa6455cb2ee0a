import { createHash } from 'node:crypto';
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadLimits } from '../../../../src/contract/call';
import { fullPlaceOf } from '../../db/disk-full';
import { Fault, fieldsInvalid } from './fault';
import { Spool } from '../files/spool';
import { SpooledFile } from '../files/spooled-file';

/** Bytes of the texts beside the files. */
const FIELD_BYTES = 64 * 1024;
const FIELDS = 50;

/**
 * Exceeds the size of one chunk from a connection (64 KB at most), because the parser stalls when a skipped part fills
 * its buffer and ends in the same chunk.
 */
const BUFFER_BYTES = 128 * 1024;

/** Fields of a form in order; a name occurs once per value. */
export type FormParts = readonly (readonly [name: string, value: string | File])[];

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of the request, until it is answered. */
    spool: Spool | null;
  }
}

/** Lets the routes of an app accept forms with files, stored in `folder` meanwhile; other routes keep refusing them. */
export async function takeUploads(app: FastifyInstance, folder?: string): Promise<void> {
  app.decorateRequest('spool', null);
  app.addHook('onRequest', (request, reply, done) => {
    const spool = (request.spool = new Spool(folder));
    const remove = () => {
      spool
        .remove()
        .catch((error: unknown) => request.log.error({ err: error }, 'files of a request were not deleted'));
    };
    // covers answered requests and disconnects, for which there is no hook
    reply.raw.once('finish', remove).once('close', remove);
    done();
  });
  await app.register(multipart, {
    fileHwm: BUFFER_BYTES,
    limits: { fieldSize: FIELD_BYTES, fields: FIELDS, fieldNameSize: 100, headerPairs: 20 },
  });
}

/**
 * Reads a form within the limits of its call. Files go to a folder that exists until the request is answered, so that
 * concurrent large uploads take no memory. Throws fieldsInvalid for too large a file or text, and an error with an HTTP
 * status for an invalid or incomplete form or too many parts.
 */
export async function readForm(request: FastifyRequest, limits: UploadLimits): Promise<FormParts> {
  const { spool } = request;
  if (!request.isMultipart() || spool === null) throw new UnreadableForm(415);
  const parts: [string, string | File][] = [];
  try {
    for await (const part of request.parts({ limits: { fileSize: limits.fileBytes, files: limits.files } })) {
      parts.push([part.fieldname, part.type === 'file' ? await fileOf(spool, part, limits) : textOf(part)]);
    }
  } catch (error) {
    await spool.remove();
    // drains the rest, because a cut connection would lose the answer
    request.raw.resume();
    if (error instanceof Fault || fullPlaceOf(error) !== undefined) throw error;
    throw new UnreadableForm(statusOf(error) === 413 ? 413 : 400);
  }
  return parts;
}

/** Returns a digest of a form for recognising a repeated request, with files by their content. */
export async function digestOf(parts: FormParts): Promise<unknown> {
  return Promise.all(
    parts.map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await hashOf(value)],
    ),
  );
}

async function hashOf(file: File): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of file.stream()) hash.update(piece);
  return hash.digest('hex');
}

async function fileOf(spool: Spool, part: MultipartFile, { fileBytes }: UploadLimits): Promise<File> {
  const path = await spool.keep(part.file);
  if (part.file.truncated) {
    throw fieldsInvalid({ [part.fieldname]: `文件不能超过${sizeText(fileBytes)}` });
  }
  return new SpooledFile(path, part.filename, part.mimetype);
}

function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw fieldsInvalid({ [fieldname]: '内容过长' });
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)}MB` : `${Math.floor(bytes / 1024)}KB`;

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;

/** The request body is not an acceptable form. */
class UnreadableForm extends Error {
  constructor(readonly statusCode: 400 | 413 | 415) {
    super(`a form that cannot be read (${statusCode})`);
  }
}
