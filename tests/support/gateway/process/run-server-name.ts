/**
 * Environment variable with the connection string, without a database, of the server of a whole run. A file that runs
 * alone starts its own server.
 */
export const RUN_SERVER = 'TEST_POSTGRES';
