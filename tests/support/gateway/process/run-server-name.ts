/** Variable of the environment: connection string, without a database, of the server of a whole run; a file that runs alone starts its own. */
export const RUN_SERVER = 'TEST_POSTGRES';
