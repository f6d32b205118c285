/** A worker thread that reads one file and ends with its answer. */
import { parentPort, workerData } from 'node:worker_threads';
import type { FileToRead } from './read-menu-apart.ts';
import { readMenuFile } from './read-menu-file.ts';

// Written by `read-menu-apart.ts` only.
const { bytes, now } = workerData as FileToRead;
parentPort?.postMessage(await readMenuFile(bytes, now));
