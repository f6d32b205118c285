// Compares the subjects of commits since the rule with `scripts/commit-subjects.ts`.
import { judgeSubject, readSubjects } from './commit-subjects.ts';

const subjects = readSubjects('.');
if (subjects === null) console.log('The history of the repository is not here: no commits are judged.');
const faults = (subjects ?? []).map(judgeSubject).filter((fault) => fault !== null);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
