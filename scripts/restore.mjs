// `npm run restore`: the program's own command on the pinned Node.
import { runCommand } from './bootstrap/run-command.mjs';

process.exitCode = await runCommand('src/server/restore.ts');
