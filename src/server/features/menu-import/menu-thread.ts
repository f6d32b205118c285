/** A worker thread that reads one file and ends with its answer. */
import { parentPort, workerData } from 'node:worker_threads';
import { type FileToRead, readFile } from './read-file.ts';

// Written by `read-menu-apart.ts` only.
parentPort?.postMessage(await readFile(workerData as FileToRead));
