import { createProcessLog, takeOver, type LogFormat } from './server/process-log';

/** Format of the log, which is needed before the settings are read, to tell that they are wrong. */
export const LOG_FORMAT: LogFormat = process.env['LOG_FORMAT'] === 'text' ? 'text' : 'json';

/** The log of this process. Importing this module first makes all its output entries of the log. */
export const processLog = createProcessLog(LOG_FORMAT);

takeOver(processLog);
