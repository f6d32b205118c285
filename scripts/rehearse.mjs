// `npm run rehearse`: runs the program's own command with the pinned Node.
import { runCommand } from './bootstrap/run-command.mjs';

process.exitCode = await runCommand('src/server/rehearse.ts');
