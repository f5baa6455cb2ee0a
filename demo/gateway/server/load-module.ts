import { pathToFileURL } from 'node:url';

/** The module in a file, by its absolute path. */
export const loadModule = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(file).href)) as Record<string, unknown>;
