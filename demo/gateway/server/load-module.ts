import { pathToFileURL } from 'node:url';

/** Loads the module of a file, by its absolute path. */
export const loadModule = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(file).href)) as Record<string, unknown>;
