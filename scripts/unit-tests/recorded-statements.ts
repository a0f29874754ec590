import { watchStatements } from '../../backend/src/testing/compiled-statements.ts';
import { recordInto } from '../proof/growth/recording.ts';

const folder = process.env.STATEMENTS_FOLDER ?? '';
if (folder !== '') watchStatements(recordInto(folder));
