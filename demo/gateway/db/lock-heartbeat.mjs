/**
 * Says by the time of a lock file that its holder lives. Runs in a thread of its own, because a statement of the
 * embedded database may keep the main one busy for long; and as JavaScript, because threads are not compiled. If another
 * process has taken the folder, this one ends at once, as a crash would: two that write lose rows.
 */
import { readdirSync, utimesSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';

/** @type {import('./folder-lock').Heartbeat} */
const { folder, prefix, generation, record, beatMs } = workerData;
const path = join(folder, `${prefix}${generation}`);

function beat() {
  try {
    const generations = readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)));
    if (generations.some((other) => other > generation)) endProcess();
    const now = new Date();
    if (generations.includes(generation)) utimesSync(path, now, now);
    // somebody removed it by hand
    else writeFileSync(path, record, { flag: 'wx' });
  } catch {
    // a volume that does not answer for a moment, or a folder that was removed whole: the next beat looks again
  }
}

function endProcess() {
  writeSync(
    2,
    `数据目录 ${folder} 已被另一个进程接管，本进程立即结束。\n` +
      `The data folder ${folder} was taken over by another process; this one ends at once.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}

setInterval(beat, beatMs);
