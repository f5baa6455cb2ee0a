/**
 * Shows by the time of a lock file that its holder is alive. It runs in its own thread, because a statement of the
 * embedded database may block the main one for long, and is JavaScript because threads are not compiled. When another
 * process has taken the folder, this process ends at once, as in a crash: two writers would lose rows.
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
    // the file was removed by hand
    else writeFileSync(path, record, { flag: 'wx' });
  } catch {
    // the volume does not respond for a moment, or the folder was removed; the next heartbeat checks again
  }
}

function endProcess() {
  const msg =
    `数据目录 ${folder} 已被另一个进程接管，本进程立即结束。\n` +
    `The data folder ${folder} was taken over by another process; this one ends at once.`;
  // an entry of the log, in the format of the others
  writeSync(2, `${JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg })}\n`);
  process.kill(process.pid, 'SIGKILL');
}

setInterval(beat, beatMs);
